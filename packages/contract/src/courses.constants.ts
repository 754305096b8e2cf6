/** The longest prompt a course is made from, in characters. */
export const promptLimit = 2_000
/** How many prompts the list of recent ones holds. Source: the specification. */
export const recentPromptsMaximum = 5

/** What a recent-prompts list starts with, and the chips beneath the prompt. Source: the specification asks for three and five. */
export const samplePrompts = [
  'How escrow protects both sides of a freelance project',
  'SQL from the first query to joins',
  'How to price my first freelance project',
] as const
export const courseTopics = ['Programming', 'Science', 'Math', 'History', 'Business'] as const
export const promptForTopic = (topic: string) => `Create a learning unit about ${topic}`

export const courseSources = ['library', 'ai'] as const
