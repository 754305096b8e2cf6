import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '../../../paths.ts'
import { sitemapPaths } from './sitemap-paths.ts'

/** Personal screens, which show nothing to a robot. */
const personal = [paths.messages, paths.settings, paths.notifications, paths.contracts, paths.payments, paths.earnings]

/** Preview pictures stay allowed: link previews need them. */
export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Allow: /api/profile/*/picture.png',
    'Disallow: /api/',
    ...[...personal, paths.admin].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(sitemapPaths.index, request.url).href}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
