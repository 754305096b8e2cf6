import type { PublicCourseView } from '@guildhall/contract'
import { useMemo } from 'react'
import { data, type MetaDescriptor } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import { metaAt } from '../../public-meta.ts'
import type { PageContext } from '../../server-context.ts'

export interface CoursePage {
  /** JSON, as the API answered: a page encodes one long text in a tenth of the time that thousands of values take. */
  json: string
  address: string
}

// The API in this process has just checked it by the same schema.
export const useCourse = ({ json }: CoursePage) => useMemo(() => JSON.parse(json) as PublicCourseView, [json])

/** Answers 404 if there is no such course, so that search engines drop the page. */
export async function loadCourse(
  paths: { api: string; page: string },
  { api }: PageContext,
  request: Request,
): Promise<CoursePage> {
  const answer = await api(paths.api)
  if (answer.status === 404) throw data(null, { status: 404 })
  if (!answer.ok) throw data(null, { status: 503 })
  return { json: await answer.text(), address: pageAddress(paths.page, request) }
}

/** `isPrivate`: only people with the link should find the page. */
export function courseMeta({ json, address }: CoursePage, { isPrivate = false } = {}): MetaDescriptor[] {
  const { courseTitle: name, description, lessons } = JSON.parse(json) as PublicCourseView
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
