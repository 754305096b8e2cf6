import { talentPartsView } from '@guildhall/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '../../../paths.ts'
import { pageContext } from '../../../server-context.ts'
import { noSitemap, sitemapIndex } from './sitemap-xml.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url)
  const answer = await context.get(pageContext).api('/api/talent/parts')
  if (!answer.ok) throw noSitemap(503)
  const { parts } = talentPartsView.parse(await answer.json())
  return sitemapIndex([paths.sitemapPages, ...parts.map(paths.sitemapPeople)].map((path) => origin + path))
}
