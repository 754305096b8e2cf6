import type { PublicCourseView } from '@guildhall/contract'
import { data, type MetaDescriptor } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import { metaAt } from '../../public-meta.ts'
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
  // The API in this process has just checked it by the same schema.
  return { course: (await answer.json()) as PublicCourseView, address: pageAddress(paths.page, request) }
}

/** `isPrivate`: only people with the link should find the page. */
export function courseMeta({ course, address }: CoursePage, { isPrivate = false } = {}): MetaDescriptor[] {
  const { courseTitle: name, description, lessons } = course
  return [
    ...metaAt(new URL(address).origin, address, name, description, { type: 'article', isIndexed: !isPrivate }),
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
