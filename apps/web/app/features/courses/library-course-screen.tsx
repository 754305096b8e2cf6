import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { PdfLink } from '../documents/shared/pdf-button.tsx'
import { ShareButton } from '../documents/shared/share-button.tsx'
import { useKeptCopy } from './api.ts'
import { CourseBlock } from './course-block.tsx'
import { courseMeta, loadCourse, useCourse } from './course-page.ts'
import { CourseReader } from './course-reader.tsx'
import { CourseToolbar } from './course-toolbar.tsx'
import { KeepCourse } from './keep-course.tsx'
import { NextStep } from './next-step.tsx'
import { shouldRevalidateCourse, useLessonParam } from './use-lesson-param.ts'
import { useLessonProgress } from './use-lesson-progress.ts'

export async function loader({ params: { courseId = '' }, ...asked }: LoaderFunctionArgs) {
  const at = { api: `/api/library/${encodeURIComponent(courseId)}`, page: paths.libraryCourse(courseId) }
  return { courseId, ...(await loadCourse(at, asked)) }
}

export const shouldRevalidate = shouldRevalidateCourse

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? courseMeta(loaderData) : [{ name: 'robots', content: 'noindex' }]

export default function LibraryCourseScreen() {
  const page = useLoaderData<typeof loader>()
  const { address, courseId } = page
  const course = useCourse(page)
  const { skill = null } = course
  const { user } = useSession()
  const [lessonId, setLesson] = useLessonParam()
  const kept = useKeptCopy(user?.id || undefined, courseId).course
  const progress = useLessonProgress(user?.id ?? '', kept)

  return (
    <Page
      title={course.courseTitle}
      eyebrow="Course"
      lead={course.description}
      back={{ to: paths.library, label: 'Course library' }}
    >
      <CourseToolbar
        after={
          skill ? (
            <LinkButton size="sm" to={paths.takeAssessment(skill)}>
              Take the {skill} assessment
            </LinkButton>
          ) : null
        }
      >
        <KeepCourse courseId={courseId} />
        <ShareButton size="sm" title={course.courseTitle} text={course.description} address={address} />
        <PdfLink size="sm" path={`/api/library/${encodeURIComponent(courseId)}/pdf`} />
      </CourseToolbar>
      <CourseReader
        key={courseId}
        lessons={course.lessons}
        lessonId={lessonId}
        onLesson={setLesson}
        headingLevel={2}
        libraryId={courseId}
        project={course.project}
        progress={progress}
        afterLast={<NextStep skill={skill} />}
      />
      <CourseBlock />
    </Page>
  )
}
