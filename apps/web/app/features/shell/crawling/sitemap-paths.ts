/** Apart from `paths`, which every screen loads: only the server needs them. */
export const sitemapPaths = {
  index: '/sitemap.xml',
  pages: '/sitemaps/pages',
  people: (from: string) => `/sitemaps/people/${encodeURIComponent(from)}`,
} as const
