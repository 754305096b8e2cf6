import { createContext, RouterContextProvider } from 'react-router'

/** What the server passes to the pages it renders. */
export interface PageContext {
  /** The nonce in this page's content security policy. Every inline script carries it; inline styles need none. */
  nonce: string
  /**
   * Calls the API in this process, as if over HTTP.
   * @param path path and query, such as `/api/profile/123`
   */
  api: (path: string, init?: RequestInit) => Promise<Response>
  /** The request's id in the server's log, shown on error pages. */
  requestId?: string
}

/** For loaders: `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>()

/**
 * Wraps a page context for React Router's request handler.
 * The server takes this function from the build (`build.entry.module.loadContextFor`): the key above is compared
 * by identity, and a second copy of this module would be a second key.
 */
export function loadContextFor(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return context
}
