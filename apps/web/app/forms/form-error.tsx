import { ApiError, NetworkError, sentenceFor } from '../api-errors.ts'
import { Alert } from '../ui/alert.tsx'
import { FormProblem } from './form-problem.ts'

export interface FormErrorProps {
  error: unknown
  /** The fields of the form. What the server says of one of them is shown beside it, and not here. */
  fields?: readonly string[]
  /** Said of what has no sentence of its own. */
  fallback?: string
}

/** What went wrong with a form whose fields are not to blame. */
export function FormError({ error, fields = [], fallback = 'That did not work. Please try again.' }: FormErrorProps) {
  if (!error) return null
  if (error instanceof ApiError && error.details.some(({ path }) => fields.includes(path))) return null
  const isSentence = error instanceof NetworkError || error instanceof FormProblem
  const sentence = isSentence ? error.message : sentenceFor(error, fallback)
  return <Alert>{sentence}</Alert>
}
