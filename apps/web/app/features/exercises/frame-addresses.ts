/** Raised when a frame and its page begin to speak differently: browsers keep a frame for an hour. */
const version = 3

export const programFrame = `/exercise-frame?v=${version}`
export const pageFrame = `/exercise-frame/page?v=${version}`
export const componentFrame = `/exercise-frame/component?v=${version}`
