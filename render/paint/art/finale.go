package art

func finaleSteps(j *Job) {}
