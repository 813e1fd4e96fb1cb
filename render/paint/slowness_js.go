package paint

// slowness is how many times longer a browser takes for the same work.
const slowness = 3
