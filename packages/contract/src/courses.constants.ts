export const promptLimit = 2_000

/** Where a reader should stand. */
export const courseLevels = ['Beginner', 'Intermediate', 'All levels'] as const

/** How long a course that was written for a visitor waits for them to sign in. */
export const visitorCourseDays = 7

export const courseSources = ['library', 'ai'] as const
