import type { PublicCourseView } from '@guildhall/contract'
import { use, useMemo } from 'react'
import { data, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router'
import { DocumentContext } from '../../document-context.ts'
import { isDataRequest, pageAddress } from '../../page-address.ts'
import { metaAt } from '../../public-meta.ts'
import { courseContext, pageContext } from '../../server-context.ts'
import { readCourseBlock } from './course-block.tsx'

export interface CoursePage {
  address: string
  /** For the head of the page. */
  outline: { title: string; description: string; lessons: readonly { title: string; summary: string }[] }
  /** As the API answered. A document has it as a block instead. */
  json?: string
}

/** Answers 404 if there is no such course, so that search engines drop the page. */
export async function loadCourse(
  paths: { api: string; page: string },
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<CoursePage> {
  const answer = await context.get(pageContext).api(paths.api)
  if (answer.status === 404) throw data(null, { status: 404 })
  if (!answer.ok) throw data(null, { status: 503 })
  const json = await answer.text()
  // The API in this process has just checked it by the same schema.
  const course = JSON.parse(json) as PublicCourseView
  const lessons = course.lessons.map(({ title, summary }) => ({ title, summary }))
  const outline = { title: course.courseTitle, description: course.description, lessons }
  const page = { address: pageAddress(paths.page, request), outline }
  if (isDataRequest(request)) return { ...page, json }
  context.set(courseContext, { json, course })
  return page
}

export function useCourse({ json }: CoursePage): PublicCourseView {
  const { course } = use(DocumentContext)
  return useMemo(
    () => course?.course ?? (json ? (JSON.parse(json) as PublicCourseView) : readCourseBlock()),
    [course, json],
  )
}

/** `isPrivate`: only people with the link should find the page. */
export function courseMeta(
  { outline: { title: name, description, lessons }, address }: CoursePage,
  { isPrivate = false } = {},
): MetaDescriptor[] {
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
