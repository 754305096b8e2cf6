import type { ProviderView } from '@guildhall/contract'
import { createContext, RouterContextProvider } from 'react-router'
import type { DocumentCourse } from './document-context.ts'

/** Can be read any number of times: it has come as a whole. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'json'>

export interface PageContext {
  nonce: string
  /** Calls the API in this process. `path` includes the query. */
  api: (path: string, init?: RequestInit) => Promise<ApiAnswer>
  requestId?: string
  /** Told the pattern of the page that the address leads to, such as `/projects/:projectId`. */
  onRoute?: (pattern: string) => void
  /** Takes the page once it is complete. Without it, a page is the body of the response, and comes in pieces except for crawlers. */
  onWhole?: (page: Buffer) => void
  /** Resolves when this page may be rendered. */
  turn: () => Promise<void>
  /** Whom people can sign in with, beside their passwords. */
  providers: readonly ProviderView[]
  /** Whether prompts are answered by an AI provider, and not by the library alone. */
  writesCourses: boolean
}

export const pageContext = createContext<PageContext>()

/** Set by the loader of a course. */
export const courseContext = createContext<DocumentCourse | null>(null)

/** The server must take this from the build: a second copy of this module would have another context key. */
export function loadContextFor(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return context
}
