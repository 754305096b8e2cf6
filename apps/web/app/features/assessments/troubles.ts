import { ApiError, sentenceFor } from '../../http.ts'

/** What to say when no attempt could be started. The server's own words go first. */
export function startTrouble(error: unknown): string {
  if (error instanceof ApiError && error.code === 'response.unreadable') return 'Quiz format error from server.'
  return sentenceFor(error, 'Could not fetch quiz. Please try again.')
}

/** The same for the skill field: the sentence that belongs there, or undefined when the trouble lies elsewhere. */
export function skillTrouble(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.details.find(({ path }) => path === 'skill')?.message
}

export const saveTrouble = 'Failed to save assessment to profile.'
