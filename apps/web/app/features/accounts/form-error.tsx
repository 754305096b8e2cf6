import { ApiError, NetworkError, sentenceFor } from '../../http.ts'
import { Alert } from '../../ui/alert.tsx'

export interface FormErrorProps {
  error: unknown
  /** The fields of the form. What the server says of one of them is shown beside it, and not here. */
  fields?: readonly string[]
}

/** What went wrong with a form whose fields are not to blame. */
export function FormError({ error, fields = [] }: FormErrorProps) {
  if (!error) return null
  if (error instanceof ApiError && error.details.some(({ path }) => fields.includes(path))) return null
  const sentence =
    error instanceof NetworkError ? error.message : sentenceFor(error, 'That did not work. Please try again.')
  return <Alert>{sentence}</Alert>
}
