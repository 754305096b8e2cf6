export const recentPromptsMaximum = 5

/** Source: the specification asks for three prompts and five topics. */
export const samplePrompts = [
  'How escrow protects both sides of a freelance project',
  'SQL from the first query to joins',
  'How to price my first freelance project',
] as const
export const courseTopics = ['Programming', 'Science', 'Math', 'History', 'Business'] as const
export const promptForTopic = (topic: string) => `Create a learning unit about ${topic}`
