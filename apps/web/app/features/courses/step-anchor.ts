/** Of the heading of a step in the page, where all lessons of the course stand. `paths.libraryLesson` leads to it. */
export const stepAnchor = (lessonId: string, stepId: string) => `${lessonId}.${stepId}`
