import type { PublicCourseView } from '@guildhall/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSkillOf } from './api.ts'
import { CourseReader, type CourseReaderProps, LessonSkeleton } from './course-reader.tsx'
import { CourseTrouble } from './course-trouble.tsx'
import { useLessonInAddress } from './lesson-address.ts'
import type { Making } from './making.ts'
import { SourceBadge, SourceNote, WayOn } from './shared/course-parts.tsx'

export interface MadeCourseProps {
  /** The complete course; without it, what has come of the one being made is shown. */
  course?: PublicCourseView | undefined
  making: Making | undefined
  onRetry?: () => void
  onCancel?: () => void
  /** Nothing is known of it yet. */
  isLoading?: boolean
  marks?: CourseReaderProps['marks']
  toolbar?: ReactNode
}

/** A course and how its making goes: what has come of it can be read while the rest is on its way. */
export function MadeCourse(props: MadeCourseProps) {
  const { course, making, onRetry, onCancel, isLoading = false, marks, toolbar } = props
  const [lessonId, setLesson] = useLessonInAddress()
  const head = course ?? making?.head
  const lessons = course?.lessons ?? making?.lessons ?? []
  const lessonCount = course ? course.lessons.length : (making?.head?.lessonCount ?? 0)
  const isRunning = making?.phase === 'running'
  const isComing = isRunning || isLoading
  const skill = useSkillOf(head?.libraryId ?? null)
  const top = useAttention(isRunning)

  function cancel() {
    // The button goes, and the focus would go with it.
    top.current?.focus({ preventScroll: true })
    onCancel?.()
  }

  return (
    <section ref={top} tabIndex={-1} aria-label="Course" className="flex scroll-mt-20 flex-col gap-6 outline-none">
      {making ? (
        <div className="empty:hidden print:hidden">
          <CourseTrouble making={making} onRetry={onRetry} />
        </div>
      ) : null}
      {isRunning ? <Progress making={making} onCancel={cancel} /> : null}
      {head ? (
        <header className="flex flex-col gap-3">
          <p className="flex flex-wrap items-center gap-3">
            <SourceBadge source={head.source} />
            <span className="text-sm text-muted">{lessonCount} lessons</span>
          </p>
          <h2 className="max-w-3xl text-3xl break-words">{head.courseTitle}</h2>
          <p className="max-w-prose text-lg text-muted">{head.description}</p>
          <SourceNote source={head.source} />
          {toolbar}
        </header>
      ) : null}
      {isComing && !head ? <HeadSkeleton /> : null}
      {isComing && lessons.length === 0 ? <LessonSkeleton /> : null}
      {lessons.length > 0 ? (
        <CourseReader
          lessons={lessons}
          lessonCount={lessonCount}
          lessonId={lessonId}
          onLesson={setLesson}
          headingLevel={3}
          marks={marks}
          afterLast={<WayOn skill={skill} />}
        />
      ) : null}
    </section>
  )
}

function HeadSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      <Skeleton className="h-9 w-3/4 max-w-xl" />
      <Skeleton className="h-5 w-full max-w-prose" />
    </div>
  )
}

/** How many lessons have come, and the way to stop. */
function Progress({ making, onCancel }: { making: Making; onCancel: () => void }) {
  const { head, lessons } = making
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-sunken px-4 py-2.5 print:hidden">
      <p role="status" className="text-sm">
        {head ? `${lessons.length} of ${head.lessonCount} lessons` : 'Making your course…'}
      </p>
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

/** How much of the window may lie above a course that begins. */
const shareAbove = 0.6

/**
 * Brings a course that begins to be made into view. The focus follows when it was on the button that sent the prompt,
 * which does not take it any more; whoever still writes keeps it.
 */
function useAttention(isRunning: boolean) {
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isRunning) return
    const { top: distance = 0 } = top.current?.getBoundingClientRect() ?? {}
    if (distance > window.innerHeight * shareAbove) top.current?.scrollIntoView({ block: 'start' })
    const { activeElement } = document
    const isLost =
      activeElement === document.body || (activeElement instanceof HTMLButtonElement && activeElement.disabled)
    if (isLost) top.current?.focus({ preventScroll: true })
  }, [isRunning])
  return top
}
