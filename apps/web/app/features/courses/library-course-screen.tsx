import { libraryCourseView } from '@guildhall/contract'
import { Bookmark, Check } from 'lucide-react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router'
import { z } from 'zod'
import { sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { pageContext } from '../../server-context.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { Page } from '../../ui/page.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { PdfLink } from '../documents/shared/pdf-button.tsx'
import { ShareButton } from '../documents/shared/share-button.tsx'
import { useKeepCourse, useKeptCopy } from './api.ts'
import { courseMeta, loadCourse } from './course-page.ts'
import { CourseReader } from './course-reader.tsx'
import { CourseToolbar } from './course-toolbar.tsx'
import { NextStep } from './next-step.tsx'
import { shouldRevalidateCourse, useLessonParam } from './use-lesson-param.ts'
import { useLessonProgress } from './use-lesson-progress.ts'

export async function loader({ params: { courseId = '' }, context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const [loaded, list] = await Promise.all([
    loadCourse(
      { api: `/api/library/${encodeURIComponent(courseId)}`, page: paths.libraryCourse(courseId) },
      page,
      request,
    ),
    page.api('/api/library'),
  ])
  const library = list.ok ? z.array(libraryCourseView).parse(await list.json()) : []
  return { courseId, skill: library.find(({ id }) => id === courseId)?.skill ?? null, ...loaded }
}

export const shouldRevalidate = shouldRevalidateCourse

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? courseMeta(loaderData) : [{ name: 'robots', content: 'noindex' }]

export default function LibraryCourseScreen() {
  const { course, address, courseId, skill } = useLoaderData<typeof loader>()
  const { user } = useSession()
  const [lessonId, setLesson] = useLessonParam()
  const kept = useKeptCopy(user?.id || undefined, courseId).course
  const progress = useLessonProgress(user?.id ?? '', kept)

  return (
    <Page
      title={course.courseTitle}
      eyebrow={`Course · ${course.lessons.length} lessons`}
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
        progress={progress}
        afterLast={<NextStep skill={skill} />}
      />
    </Page>
  )
}

/** A line of its own on a phone: its text is known after the others, and would move them. */
const keepLook = 'w-full sm:w-auto'

function KeepCourse({ courseId }: { courseId: string }) {
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const userId = user?.id || undefined
  const { isKnown, course } = useKeptCopy(userId, courseId)
  const keep = useKeepCourse(userId ?? '', courseId)

  if (status === 'signedOut') {
    return (
      <LinkButton size="sm" className={keepLook} to={signInPath({ pathname, search })}>
        <Bookmark aria-hidden="true" />
        Sign in to keep this course
      </LinkButton>
    )
  }
  if (course) {
    return (
      <>
        <Badge tone="green" icon={<Check aria-hidden="true" />}>
          Saved in your courses
        </Badge>
        <Link
          to={paths.keptCourse(course._id)}
          className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
        >
          {course.doneLessons.length} of {course.lessons.length} lessons done
        </Link>
      </>
    )
  }
  return (
    <Button
      size="sm"
      className={keepLook}
      disabled={!isKnown}
      pending={keep.isPending}
      onClick={() =>
        keep.mutate(undefined, {
          onSuccess: () => notify.success('Saved in your courses'),
          onError: (error) => notify.error(sentenceFor(error, 'The course could not be kept. Please try again.')),
        })
      }
    >
      <Bookmark aria-hidden="true" />
      Keep this course
    </Button>
  )
}
