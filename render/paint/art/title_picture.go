package art

func titleSteps(j *Job) {}
