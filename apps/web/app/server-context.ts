import { createContext, RouterContextProvider } from 'react-router'

export interface PageContext {
  /** The nonce of this page's content security policy, for inline scripts. */
  nonce: string
  /**
   * Calls the API in this process.
   * @param path path and query, such as `/api/profile/123`
   */
  api: (path: string, init?: RequestInit) => Promise<Response>
  requestId?: string
}

export const pageContext = createContext<PageContext>()

/**
 * Wraps a page context for React Router's request handler. The server takes this function from the build
 * (`build.entry.module.loadContextFor`), because a second copy of this module would have another context key.
 */
export function loadContextFor(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return context
}
