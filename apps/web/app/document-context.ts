import { createContext, use } from 'react'

/** What the document itself needs of the request it answers. Empty in the browser: there the page is already written. */
export interface DocumentFacts {
  nonce?: string
  reference?: string
}

export const DocumentContext = createContext<DocumentFacts>({})

/** The id under which the server logged this document's request, or undefined for a page the browser put together. */
export function useReference(): string | undefined {
  const { reference } = use(DocumentContext)
  if (reference) return reference
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.reference
}
