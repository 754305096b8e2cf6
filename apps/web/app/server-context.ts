import { createContext, RouterContextProvider } from 'react-router'

/** What the server that renders a page gives to it. */
export interface PageContext {
  /** The nonce of this answer's content security policy; every inline script and style carries it. */
  nonce: string
  /**
   * Calls the API in this process, as if over HTTP.
   * @param path path and query, such as `/api/profile/123`
   */
  api: (path: string, init?: RequestInit) => Promise<Response>
  /** The request's id in the server's log; an error page shows it to the visitor. */
  requestId?: string
}

/** The key under which loaders find it: `context.get(pageContext)`. */
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
