export const promptLimit = 2_000

export const courseSources = ['library', 'ai'] as const
