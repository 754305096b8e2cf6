import type { LoaderFunctionArgs } from 'react-router'

/** `/robots.txt`, with the whole address of the sitemap, which it must have. */
export function loader({ url: { origin } }: LoaderFunctionArgs) {
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
