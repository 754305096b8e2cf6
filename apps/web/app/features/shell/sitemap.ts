import { talentCategories } from '@guildhall/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '../../paths.ts'

/** Public pages that search engines should know without a link. */
const listed = [
  paths.home,
  paths.findFreelancers,
  ...talentCategories.map(({ slug }) => paths.talentIn(slug)),
  paths.howItWorks,
  paths.howToHire,
  paths.howToFindWork,
  paths.growYourBusiness,
  paths.successStories,
  paths.enterprise,
  paths.learning,
  paths.library,
  paths.rules,
  paths.moneyRules,
  paths.matchingRules,
  paths.help,
  paths.terms,
  paths.privacy,
]

/** `/sitemap.xml` (sitemaps.org). */
export function loader({ request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url)
  const urls = listed.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
