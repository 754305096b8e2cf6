import { talentPartView } from '@guildhall/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '../../../paths.ts'
import { pageContext } from '../../../server-context.ts'
import { noSitemap, sitemap } from './sitemap-xml.ts'

export async function loader({ params: { from = '' }, context, request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url)
  const answer = await context.get(pageContext).api(`/api/talent/parts/${encodeURIComponent(from)}`)
  if (!answer.ok) throw noSitemap(answer.status < 500 ? 404 : 503)
  const { people } = talentPartView.parse(await answer.json())
  return sitemap(
    people
      .flatMap(({ _id, results }) => [paths.profile(_id), ...results.map(paths.result)])
      .map((path) => origin + path),
  )
}
