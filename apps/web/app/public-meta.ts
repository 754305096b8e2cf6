import type { MetaDescriptor, MetaFunction } from 'react-router'

type MetaArgs = Pick<Parameters<MetaFunction>[0], 'location'> & {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** From the root's loader: link previews and canonical links need absolute addresses. */
function originOf(matches: MetaArgs['matches']): string {
  const loaded = matches.find((match) => match?.id === 'root')?.loaderData
  return typeof loaded === 'object' && loaded !== null && 'origin' in loaded ? String(loaded.origin) : ''
}

/** Routes match any case, and slashes at the end. */
const canonicalPath = (pathname: string) => pathname.toLowerCase().replace(/(.)\/+$/, '$1')

/** For addresses without parameters. */
export function publicMeta(title: string, description: string, { location, matches }: MetaArgs): MetaDescriptor[] {
  const origin = originOf(matches)
  return metaAt(origin, origin + canonicalPath(location.pathname), title, description)
}

/** A page that is not indexed has no canonical address. */
export function metaAt(
  origin: string,
  address: string,
  title: string,
  description: string,
  { type = 'website', isIndexed = true } = {},
): MetaDescriptor[] {
  return [
    { title: `${title} · Guildhall` },
    { name: 'description', content: description },
    isIndexed ? { tagName: 'link', rel: 'canonical', href: address } : { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: 'Guildhall' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Guildhall: two boards about to become one, the brief and the work' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
