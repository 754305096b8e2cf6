import type { ErrorKind } from '../errors.ts'
import { html, nothing, trusted } from './html.ts'

const style =
  ':root{color-scheme:light dark}body{max-width:32rem;margin:20vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}'

/** The page has no scripts and no files, as whatever would serve them may be what is failing. */
export const failurePagePolicy =
  "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const again = { title: 'Please try again', link: html`<a href="">Reload this page</a>` }
/** The same address would be refused again. */
const unreadable = { title: 'Not readable', link: html`<a href="/">To the start page</a>` }

/** For a browser, when a page could not be made. */
export function renderFailurePage(sentence: string, kind: ErrorKind, requestId?: string): string {
  const { title, link } = kind === 'invalid' ? unreadable : again
  const reference = requestId ? html`<p>Reference: ${requestId}</p>` : nothing
  const { html: page } = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Guildhall</title><style>${trusted(style)}</style></head>
<body><main><h1>Guildhall</h1><p>${sentence}</p>${reference}<p>${link}</p></main></body></html>`
  return page
}
