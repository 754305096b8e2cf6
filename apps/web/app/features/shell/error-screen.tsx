import { useReference } from '../../document-context.ts'

export function ErrorScreen() {
  const reference = useReference()
  return <main>Something went wrong. {reference}</main>
}
