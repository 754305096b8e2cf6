import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, use } from 'react'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import { DocumentContext } from './document-context.ts'
import { ErrorScreen } from './features/shell/error-screen.tsx'
import { LateScripts } from './late-scripts.tsx'
import { getQueryClient, markScreenChange } from './query-client.ts'
import type { RootData } from './root-data.ts'
import { pageContext } from './server-context.ts'
import siteScript from './site.js?url'
import styles from './styles/app.css?url'
import { lazyPart, nothing } from './ui/lazy-part.tsx'
import { useNoticesWanted } from './ui/notify.ts'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links: LinksFunction = () => [
  // First: React writes preloads before style sheets, and a browser fetches six files at a time.
  { rel: 'preload', as: 'style', href: styles },
  font(frauncesLatin),
  font(interLatin),
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const clientMiddleware = [markScreenChange]

/** For `publicMeta` and the forms of sign-in. Never changes, so no navigation asks for it. */
export function loader({ url, context }: LoaderFunctionArgs): RootData {
  const { providers, writesCourses } = context.get(pageContext)
  return {
    origin: url.origin,
    ...(providers.length > 0 ? { providers } : {}),
    ...(writesCourses ? { writesCourses } : {}),
  }
}
export const shouldRevalidate = () => false

/** The page of an error has a title of its own. */
export const meta: MetaFunction = ({ error }) => [
  error ? { name: 'robots', content: 'noindex' } : { title: 'Guildhall' },
]

/** Routes with `noJs` in their `handle` are complete as HTML. */
function needsNoScript(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'noJs' in handle && handle.noJs === true
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, reference, headScript = '' } = use(DocumentContext)
  const noJs = useMatches().some((match) => needsNoScript(match.handle))

  return (
    // The script below sets attributes on <html> before React hydrates, which leaves its text alone.
    <html lang="en" data-reference={reference} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15131a" media="(prefers-color-scheme: dark)" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <script async src={siteScript} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {noJs ? null : <ScrollRestoration />}
        {noJs ? null : <LateScripts />}
      </body>
    </html>
  )
}

const Toaster = lazyPart(() => import('./ui/toaster.tsx'), nothing)

export default function App() {
  const noticesWanted = useNoticesWanted()
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Outlet />
      <Suspense>{noticesWanted ? <Toaster /> : null}</Suspense>
    </QueryClientProvider>
  )
}

export { ErrorScreen as ErrorBoundary }
