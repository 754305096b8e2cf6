export const promptLimit = 2_000

/** Where a reader should stand. */
export const courseLevels = ['Beginner', 'Intermediate', 'All levels'] as const

export const courseSources = ['library', 'ai'] as const
