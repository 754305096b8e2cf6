import { NetworkError, sentenceFor } from '../../http.ts'
import { Alert } from '../../ui/alert.tsx'

/** What went wrong with a form whose fields are not to blame. */
export function FormError({ error }: { error: Error | null }) {
  if (!error) return null
  const sentence =
    error instanceof NetworkError ? error.message : sentenceFor(error, 'That did not work. Please try again.')
  return <Alert>{sentence}</Alert>
}
