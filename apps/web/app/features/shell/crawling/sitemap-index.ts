import { talentPartsView } from '@guildhall/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../../server-context.ts'
import { sitemapPaths } from './sitemap-paths.ts'
import { noSitemap, sitemapIndex } from './sitemap-xml.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url)
  const answer = await context.get(pageContext).api('/api/talent/parts')
  if (!answer.ok) throw noSitemap(503)
  const { parts } = talentPartsView.parse(await answer.json())
  return sitemapIndex([sitemapPaths.pages, ...parts.map(sitemapPaths.people)].map((path) => origin + path))
}
