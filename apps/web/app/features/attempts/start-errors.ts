import { ApiError, sentenceFor } from '../../api-errors.ts'

export function startErrorMessage(error: unknown): string {
  if (error instanceof ApiError && error.code === 'response.unreadable') return 'Quiz format error from server.'
  return sentenceFor(error, 'Could not fetch quiz. Please try again.')
}

export function skillErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.details.find(({ path }) => path === 'skill')?.message
}
