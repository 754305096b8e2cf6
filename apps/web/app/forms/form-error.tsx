import { ApiError, NetworkError, sentenceFor } from '../api-errors.ts'
import { Alert } from '../ui/alert.tsx'
import { FormProblem } from './form-problem.ts'

export interface FormErrorProps {
  error: unknown
  /** The form's fields: their errors show beside them, and not here. */
  fields?: readonly string[]
  fallback?: string
}

/** For errors that concern no single field. */
export function FormError({ error, fields = [], fallback = 'That did not work. Please try again.' }: FormErrorProps) {
  if (!error) return null
  if (error instanceof ApiError && error.details.some(({ path }) => fields.includes(path))) return null
  const isSentence = error instanceof NetworkError || error instanceof FormProblem
  const sentence = isSentence ? error.message : sentenceFor(error, fallback)
  return <Alert>{sentence}</Alert>
}
