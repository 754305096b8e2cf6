import { createContext, use } from 'react'

/** Facts about the request, for the server-rendered document. Empty in the browser. */
export interface DocumentFacts {
  nonce?: string
  reference?: string
}

export const DocumentContext = createContext<DocumentFacts>({})

/** The request id under which the server logged the error; undefined for errors in the browser. */
export function useReference(): string | undefined {
  const { reference } = use(DocumentContext)
  if (reference) return reference
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.reference
}
