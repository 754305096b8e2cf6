import { createContext, use } from 'react'

/** What the document itself needs of the request it answers. Empty in the browser: there the page is already written. */
export interface DocumentFacts {
  nonce?: string
  /** Only on a page that says that something failed. */
  reference?: string
}

export const DocumentContext = createContext<DocumentFacts>({})

/** The id under which the server logged what failed, or undefined when it failed in the browser. */
export function useReference(): string | undefined {
  const { reference } = use(DocumentContext)
  if (reference) return reference
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.reference
}
