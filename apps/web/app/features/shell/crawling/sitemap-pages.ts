import {
  learningPathListView,
  libraryCourseView,
  publicPages,
  talentCategories,
  unitListView,
} from '@guildhall/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { paths } from '../../../paths.ts'
import { pageContext } from '../../../server-context.ts'
import { noSitemap, sitemap } from './sitemap-xml.ts'

const listed = [
  paths.home,
  paths.browseProjects,
  paths.findFreelancers,
  ...talentCategories.map(({ slug }) => paths.talentIn(slug)),
  ...Object.values(publicPages),
  paths.learning,
  paths.library,
  paths.help,
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url)
  const { api } = context.get(pageContext)
  const [units, library, learning] = await Promise.all([
    api('/api/units'),
    api('/api/library'),
    api('/api/learning-paths'),
  ])
  if (!units.ok || !library.ok || !learning.ok) throw noSitemap(503)
  const pages = [
    ...listed,
    ...unitListView.parse(await units.json()).units.map(({ id }) => paths.learningUnit(id)),
    ...learningPathListView.parse(await learning.json()).paths.map(({ id }) => paths.learningPath(id)),
    ...z
      .array(libraryCourseView)
      .parse(await library.json())
      .map(({ id }) => paths.libraryCourse(id)),
  ]
  return sitemap(pages.map((path) => origin + path))
}
