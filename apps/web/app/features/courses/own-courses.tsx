import type { CourseSummaryView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { ListEnd } from '../../list-end.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ToolWall } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ownCoursesQuery } from './api.ts'
import { SourceBadge } from './course-source.tsx'
import { DeleteCourse } from './delete-course.tsx'
import { usePromptWords } from './shared/prompt-words.ts'

export interface OwnCoursesProps {
  userId: string
  openId: string | null
  isWriting: boolean
  onGoOn: (courseId: string) => void
  onDeleted: (courseId: string) => void
}

export function OwnCourses(props: OwnCoursesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="own-courses" className="flex flex-col gap-4 border-t border-line pt-8 print:hidden">
      <h2 id="own-courses" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Your courses
      </h2>
      <List
        {...props}
        onDeleted={(courseId) => {
          props.onDeleted(courseId)
          // The focused button is gone with its course. Deferred, as the closing dialog sets the focus too.
          setTimeout(() => heading.current?.focus(), 0)
        }}
      />
    </section>
  )
}

const gridLook = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

function List({ userId, openId, isWriting, onGoOn, onDeleted }: OwnCoursesProps) {
  const { empty } = usePromptWords()
  const list = useInfiniteQuery(ownCoursesQuery(userId))
  const courses = list.data?.pages.flatMap((page) => page.items)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  // Deleting all courses shown loads the next page.
  useEffect(() => {
    if (courses?.length === 0 && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [courses?.length, hasNextPage, isFetchingNextPage, fetchNextPage])

  if (list.isPending) return <SkeletonCards label="Loading your courses..." className={gridLook} />
  if (!courses) {
    return (
      <Alert
        title="Your courses could not be loaded"
        action={
          <Button size="sm" pending={list.isFetching} onClick={() => list.refetch()}>
            Try again
          </Button>
        }
      >
        {sentenceFor(list.error, 'They are safe. Check your connection and try again.')}
      </Alert>
    )
  }
  if (courses.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        illustration={<ToolWall className="mx-auto w-44" />}
        title="No courses yet"
        action={<LinkButton to={paths.library}>Browse the library</LinkButton>}
      >
        {empty}
      </EmptyState>
    )
  }
  const total = list.data?.pages.at(-1)?.total
  return (
    <>
      <ul aria-label="Your courses" className={gridLook}>
        {courses.map((course) => (
          <CourseCard
            key={course._id}
            userId={userId}
            course={course}
            isOpen={course._id === openId}
            isWriting={isWriting}
            onGoOn={() => onGoOn(course._id)}
            onDeleted={() => onDeleted(course._id)}
          />
        ))}
      </ul>
      <ListEnd list={list} shown={courses.length} total={total} nouns={['course', 'courses']} alwaysCounts />
    </>
  )
}

function CourseCard({
  userId,
  course,
  isOpen,
  isWriting,
  onGoOn,
  onDeleted,
}: {
  userId: string
  course: CourseSummaryView
  isOpen: boolean
  isWriting: boolean
  onGoOn: () => void
  onDeleted: () => void
}) {
  const { _id, courseTitle, prompt, source, lessonCount, unwrittenCount, doneCount, createdAt } = course
  return (
    <Card
      as="li"
      edge={unwrittenCount === 0 && doneCount === lessonCount && lessonCount > 0 ? 'green' : undefined}
      className="flex flex-col gap-3"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-lg break-words">
          <Link
            to={paths.keptCourse(_id)}
            aria-current={isOpen ? 'true' : undefined}
            className="underline-offset-4 hover:underline aria-[current]:font-semibold"
          >
            {courseTitle}
          </Link>
        </h3>
        <span className="-mt-1 -mr-2">
          <DeleteCourse asIcon userId={userId} course={course} onDeleted={onDeleted} />
        </span>
      </div>
      {prompt === courseTitle ? null : <p className="line-clamp-2 text-sm break-words text-muted">“{prompt}”</p>}
      <div className="mt-auto flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          <SourceBadge source={source} />
          {formatDay(createdAt)}
        </p>
        {unwrittenCount > 0 ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">
              {lessonCount} of {lessonCount + unwrittenCount} lessons
            </p>
            <Button size="sm" disabled={isWriting} onClick={onGoOn}>
              Go on writing
              <VisuallyHidden> {courseTitle}</VisuallyHidden>
            </Button>
          </div>
        ) : (
          <ProgressBar
            label={`Lessons done in ${courseTitle}`}
            labelHidden
            value={doneCount}
            max={Math.max(lessonCount, 1)}
            valueLabel={`${doneCount} of ${lessonCount} lessons done`}
          />
        )}
      </div>
    </Card>
  )
}
