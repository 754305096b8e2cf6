import type { PublicCourseView } from '@guildhall/contract'
import { createContext, use } from 'react'

export interface DocumentFacts {
  nonce?: string | undefined
  reference?: string | undefined
  course?: DocumentCourse | null
  /** For the head. Only the server knows it: in the browser it has run, and would weigh on every first view. */
  headScript?: string
}

/** Of the page of a course, on the server alone. */
export interface DocumentCourse {
  json: string
  course: PublicCourseView
}

export const DocumentContext = createContext<DocumentFacts>({})

/** The request id of the server's log entry; undefined for errors in the browser. */
export function useReference(): string | undefined {
  const { reference } = use(DocumentContext)
  if (reference) return reference
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.reference
}
