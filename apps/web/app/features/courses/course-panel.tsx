import { counted, type LessonView, type PublicCourseView } from '@guildhall/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSkillOf } from './api.ts'
import type { CourseGeneration } from './course-generation.ts'
import { CourseReader, type CourseReaderProps, LessonSkeleton } from './course-reader.tsx'
import { SourceBadge, SourceNote } from './course-source.tsx'
import { GenerationError } from './generation-error.tsx'
import { NextStep } from './next-step.tsx'
import { scrollToCourse } from './scroll-to-course.ts'
import { aboutMinutes, minutesOf } from './steps.ts'
import { useLessonParam } from './use-lesson-param.ts'

export interface CoursePanelProps {
  /** Without it, shows what has arrived of the course being generated. */
  course?: PublicCourseView | undefined
  generation: CourseGeneration | undefined
  /** How many lessons an unfinished course lacks. */
  unwrittenCount?: number
  onRetry?: () => void
  onCancel?: () => void
  /** Called when a lesson is chosen, before the address shows it. */
  onLesson?: (lessonId: string) => void
  isLoading?: boolean
  progress?: CourseReaderProps['progress']
  toolbar?: ReactNode
}

export function CoursePanel(props: CoursePanelProps) {
  const { course, generation, unwrittenCount = 0, onRetry, onCancel, onLesson, isLoading = false } = props
  const { progress, toolbar } = props
  const [lessonId, setLesson] = useLessonParam()
  const head = course ?? generation?.head
  const lessons = course?.lessons ?? generation?.lessons ?? []
  const lessonCount = course ? course.lessons.length + unwrittenCount : (generation?.head?.lessonCount ?? 0)
  const isRunning = generation?.phase === 'running'
  const isComing = isRunning || isLoading
  const skill = useSkillOf(head?.libraryId ?? null)
  const top = useScrollIntoViewOnStart(isRunning)
  // While it is written, the count of lessons says how far that is.
  const ownId = lessonCount === lessons.length && !isRunning ? lessons[0]?.keptIn : undefined

  function cancel() {
    // The focused button is about to disappear.
    top.current?.focus({ preventScroll: true })
    onCancel?.()
  }

  return (
    <section ref={top} tabIndex={-1} aria-label="Course" className="flex scroll-mt-20 flex-col gap-6 outline-none">
      {generation ? (
        <div className="empty:hidden print:hidden">
          <GenerationError generation={generation} onRetry={onRetry} />
        </div>
      ) : null}
      {isRunning ? <Progress generation={generation} onCancel={cancel} /> : null}
      {head ? (
        <header className="flex flex-col gap-3">
          <p className="flex flex-wrap items-center gap-3">
            <SourceBadge source={head.source} />
            {/* The reader says it of others, with the place to read on; and while it is written, the line above. */}
            {isRunning || ((head.libraryId || ownId) && lessons[0]?.minutes) ? null : (
              <span className="text-sm text-muted">
                {lessonCount > lessons.length
                  ? `${lessons.length} of ${lessonCount} lessons`
                  : factsOf(lessons, progress?.done.length)}
              </span>
            )}
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
          isComing={isComing}
          lessonId={lessonId}
          onLesson={(chosen, inPassing) => {
            onLesson?.(chosen)
            // A course that is being written has no address yet to go back to.
            setLesson(chosen, inPassing || Boolean(onLesson))
          }}
          headingLevel={3}
          libraryId={head?.libraryId ?? null}
          ownId={ownId}
          project={isRunning ? undefined : head?.project}
          progress={progress}
          afterLast={<NextStep skill={skill} />}
        />
      ) : null}
    </section>
  )
}

/** "8 lessons, about 50 minutes, 2 done". */
const factsOf = (lessons: readonly LessonView[], done = 0) =>
  `${counted(lessons.length, 'lesson')}, ${aboutMinutes(minutesOf(lessons))}${done > 0 ? `, ${done} done` : ''}`

function HeadSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      <Skeleton className="h-9 w-3/4 max-w-xl" />
      <Skeleton className="h-5 w-full max-w-prose" />
    </div>
  )
}

function Progress({ generation, onCancel }: { generation: CourseGeneration; onCancel: () => void }) {
  const { head, lessons } = generation
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

/** Moves the focus from the submit button, which is then disabled, but never while a prompt is being typed. */
function useScrollIntoViewOnStart(isRunning: boolean) {
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isRunning) return
    if (top.current) scrollToCourse(top.current)
    const { activeElement } = document
    const isLost =
      activeElement === document.body || (activeElement instanceof HTMLButtonElement && activeElement.disabled)
    if (isLost) top.current?.focus({ preventScroll: true })
  }, [isRunning])
  return top
}
