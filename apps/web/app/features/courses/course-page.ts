import { type PublicCourseView, publicCourseView } from '@guildhall/contract'
import { data, type MetaDescriptor } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import type { PageContext } from '../../server-context.ts'

export interface CoursePage {
  course: PublicCourseView
  address: string
}

/** Answers 404 if there is no such course, so that search engines drop the page. */
export async function loadCourse(
  paths: { api: string; page: string },
  { api }: PageContext,
  request: Request,
): Promise<CoursePage> {
  const answer = await api(paths.api)
  if (answer.status === 404) throw data(null, { status: 404 })
  if (!answer.ok) throw data(null, { status: 503 })
  return { course: publicCourseView.parse(await answer.json()), address: pageAddress(paths.page, request) }
}

/** `isPrivate`: only people with the link should find the page. */
export function courseMeta({ course, address }: CoursePage, { isPrivate = false } = {}): MetaDescriptor[] {
  const { courseTitle: name, description, lessons } = course
  return [
    { title: `${name} · Guildhall` },
    { name: 'description', content: description },
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link', rel: 'canonical', href: address }]),
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: 'Guildhall' },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL('/og.png', address).href },
    { property: 'og:image:alt', content: 'Guildhall' },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Course',
        name,
        description,
        url: address,
        inLanguage: 'en',
        isAccessibleForFree: true,
        provider: { '@type': 'Organization', name: 'Guildhall', url: new URL('/', address).href },
        syllabusSections: lessons.map(({ title, summary }) => ({
          '@type': 'Syllabus',
          name: title,
          description: summary,
        })),
      },
    },
  ]
}
