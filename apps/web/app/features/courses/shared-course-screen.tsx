import { counted } from '@guildhall/contract'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { PdfLink } from '../documents/shared/pdf-button.tsx'
import { ShareButton } from '../documents/shared/share-button.tsx'
import { CourseBlock } from './course-block.tsx'
import { courseMeta, loadCourse, useCourse } from './course-page.ts'
import { CourseReader } from './course-reader.tsx'
import { SourceBadge, SourceNote } from './course-source.tsx'
import { CourseToolbar } from './course-toolbar.tsx'
import { aboutMinutes, minutesOf } from './steps.ts'
import { shouldRevalidateCourse, useLessonParam } from './use-lesson-param.ts'

export async function loader({ params: { shareKey = '' }, ...asked }: LoaderFunctionArgs) {
  const path = `/api/shared/courses/${encodeURIComponent(shareKey)}`
  const page = paths.sharedCourse(shareKey)
  return { path, ...(await loadCourse({ api: path, page }, asked)) }
}

export const shouldRevalidate = shouldRevalidateCourse

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? courseMeta(loaderData, { isPrivate: true }) : [{ name: 'robots', content: 'noindex' }]

export default function SharedCourseScreen() {
  const page = useLoaderData<typeof loader>()
  const { address, path } = page
  const course = useCourse(page)
  const [lessonId, setLesson] = useLessonParam()

  return (
    <Page
      title={course.courseTitle}
      eyebrow={`Shared course · ${counted(course.lessons.length, 'lesson')} · ${aboutMinutes(minutesOf(course.lessons))}`}
      lead={course.description}
    >
      <div className="flex flex-col items-start gap-4">
        <SourceBadge source={course.source} />
        <SourceNote source={course.source} />
        <CourseToolbar>
          <ShareButton size="sm" title={course.courseTitle} text={course.description} address={address} />
          <PdfLink size="sm" path={`${path}/pdf`} />
        </CourseToolbar>
      </div>
      <CourseReader
        lessons={course.lessons}
        lessonId={lessonId}
        onLesson={setLesson}
        headingLevel={2}
        afterLast={
          <LinkButton variant="primary" to={paths.courseCreation}>
            Get a course of your own
          </LinkButton>
        }
      />
      <CourseBlock />
    </Page>
  )
}
