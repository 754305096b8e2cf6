const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const listOf = (element: 'url' | 'sitemap', addresses: readonly string[]) =>
  addresses.map((address) => `  <${element}><loc>${address}</loc></${element}>\n`).join('')

/** See sitemaps.org. Addresses hold only path characters, so nothing needs escaping. */
export const sitemap = (addresses: readonly string[]) =>
  xml(`${head}<urlset ${schema}>\n${listOf('url', addresses)}</urlset>\n`)

export const sitemapIndex = (addresses: readonly string[]) =>
  xml(`${head}<sitemapindex ${schema}>\n${listOf('sitemap', addresses)}</sitemapindex>\n`)

export const noSitemap = (status: 404 | 503) =>
  new Response(status === 404 ? 'There is no such sitemap.\n' : 'Try again later.\n', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })

function xml(body: string) {
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
