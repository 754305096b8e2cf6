import type { PageContext } from '@guildhall/contract'
import { createContext, RouterContextProvider } from 'react-router'
import type { DocumentCourse } from './document-context.ts'

export const pageContext = createContext<PageContext>()

/** Set by the loader of a course. */
export const courseContext = createContext<DocumentCourse | null>(null)

/** The server must take this from the build: a second copy of this module would have another context key. */
export function loadContextFor(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return context
}
