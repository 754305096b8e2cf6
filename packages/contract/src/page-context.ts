import type { ProviderView } from './identities.ts'

/** What a `Response` has, without its streams: the answer has come as a whole, and can be read any number of times. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'json'>

/** What the server gives to a page that is rendered. */
export type PageContext = {
  nonce: string
  /** Calls the API in this process. `path` includes the query. */
  api: (path: string, init?: RequestInit) => Promise<ApiAnswer>
  requestId: string
  /** Told the pattern of the page that the address leads to, such as `/projects/:projectId`. */
  onRoute: (pattern: string) => void
  /** Takes the page once it is complete. Without it, a page is the body of the response, and comes in pieces except for crawlers. */
  onWhole?: (page: Buffer) => void
  /** Resolves when this page may be rendered. */
  turn: () => Promise<void>
  /** Whom people can sign in with, beside their passwords. */
  providers: readonly ProviderView[]
  /** Whether prompts are answered by an AI provider, and not by the library alone. */
  writesCourses: boolean
}
