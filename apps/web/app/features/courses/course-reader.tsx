import type { LessonView, PublicCourseView } from '@guildhall/contract'
import { Check, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CourseLine } from './course-line.tsx'
import { Lesson } from './lesson.tsx'
import { SteadyPart } from './steady-part.tsx'

const CourseProgress = lazyPart(
  async () => ({ default: (await import('./course-progress.tsx')).CourseProgress }),
  CourseLine,
)
const ProjectPanel = lazyPart(async () => ({ default: (await import('./project-panel.tsx')).ProjectPanel }))
const LessonSheet = lazyPart(() => import('./lesson-sheet.tsx'), FloatingPartMissing)
const projectTab = 'project'

export interface CourseReaderProps {
  lessons: readonly LessonView[]
  lessonCount?: number
  /** The lessons that are not here yet are being written. */
  isComing?: boolean
  lessonId: string | null
  /** `inPassing`: by the tabs, which a key moves through. */
  onLesson: (lessonId: string, inPassing?: boolean) => void
  headingLevel: 2 | 3
  /** Of a course of the library: its id there. */
  libraryId?: string | null
  /** Of a complete course of one's own that an AI wrote. */
  ownId?: string | undefined
  project?: PublicCourseView['project']
  progress?: { done: readonly string[]; setDone: (lessonId: string, done: boolean) => void } | undefined
  afterLast?: ReactNode
}

export function CourseReader(props: CourseReaderProps) {
  const {
    lessons,
    lessonCount = lessons.length,
    lessonId,
    onLesson,
    headingLevel,
    project,
    progress,
    afterLast,
  } = props
  const course = (project && props.libraryId) || ''
  const isProject = course !== '' && lessonId === projectTab
  const [finished, setFinished] = useState<readonly string[]>([])
  const done = progress?.done ?? finished
  const shown = lessons.find(({ id }) => id === lessonId) ?? lessons[0]
  const [isChoosing, setIsChoosing] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const pendingFocus = useRef<string>(undefined)

  useEffect(() => {
    if (!shown || pendingFocus.current !== shown.id) return
    pendingFocus.current = undefined
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.querySelector<HTMLElement>('[data-state=active] [tabindex]')?.focus({ preventScroll: true })
  }, [shown])

  function goTo(id: string | undefined) {
    if (!id) return
    pendingFocus.current = id
    onLesson(id)
  }

  function goToProject() {
    onLesson(projectTab)
    // The button that was pressed is no longer shown.
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }

  const value = isProject ? projectTab : (shown?.id ?? '')
  // What one chose and wrote in a lesson is kept: it stays open.
  const [opened, setOpened] = useState([value])
  if (!opened.includes(value)) setOpened([...opened, value])

  if (!shown) return <LessonSkeleton />
  const tabs = [
    ...lessons.map((lesson, index) => ({
      value: lesson.id,
      label: <TabLabel number={index + 1} lesson={lesson} isDone={done.includes(lesson.id)} />,
      content: opened.includes(lesson.id) ? (
        <>
          <Lesson lesson={lesson} number={index + 1} of={lessonCount} headingLevel={headingLevel} />
          <div className="mt-10 flex max-w-2xl flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-6 print:hidden">
            {progress ? (
              <Checkbox
                label={`Lesson ${index + 1} is done`}
                checked={progress.done.includes(lesson.id)}
                onChange={(event) => progress.setDone(lesson.id, event.target.checked)}
                className="basis-full sm:basis-auto"
              />
            ) : null}
            <div className="flex flex-1 flex-wrap justify-between gap-3 sm:justify-end">
              <Button disabled={index === 0} onClick={() => goTo(lessons[index - 1]?.id)}>
                <ChevronLeft aria-hidden="true" />
                Previous Lesson
              </Button>
              <Button
                variant={index < lessons.length - 1 ? 'primary' : 'secondary'}
                disabled={index >= lessons.length - 1}
                onClick={() => goTo(lessons[index + 1]?.id)}
              >
                Next Lesson
                <ChevronRight aria-hidden="true" />
              </Button>
            </div>
          </div>
          {index === lessonCount - 1 && course ? (
            <Button className="mt-6 print:hidden" onClick={goToProject}>
              Do the project
            </Button>
          ) : null}
          {index === lessonCount - 1 && afterLast ? <div className="mt-6 print:hidden">{afterLast}</div> : null}
        </>
      ) : (
        <SteadyPart lesson={lesson} number={index + 1} of={lessonCount} headingLevel={headingLevel} />
      ),
    })),
    ...(course && project
      ? [
          {
            value: projectTab,
            label: <TabText title={project.title}>Project</TabText>,
            content: isProject ? (
              <Suspense fallback={<Skeleton className="h-96 w-full max-w-2xl" />}>
                <ProjectPanel course={course} headingLevel={headingLevel} />
              </Suspense>
            ) : null,
          },
        ]
      : []),
  ]
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {(props.libraryId || props.ownId) && lessons[0]?.minutes ? (
        <Suspense fallback={<CourseLine lessons={lessons} done={done} />}>
          <CourseProgress course={course} ownId={props.ownId} lessons={lessons} done={done} onFinished={setFinished} />
        </Suspense>
      ) : null}
      {/* No `Button`: the faces of one do not shrink. */}
      <button
        type="button"
        aria-haspopup="dialog"
        className={cx(buttonLook({ full: true }), 'justify-between sm:hidden print:hidden')}
        onClick={() => setIsChoosing(true)}
      >
        <span className="truncate">
          {isProject ? 'Project' : `Lesson ${lessons.indexOf(shown) + 1} of ${lessonCount}: ${shown.title}`}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      {isChoosing ? (
        <Suspense>
          <LessonSheet tabs={tabs} value={value} onChoose={onLesson} onClose={() => setIsChoosing(false)} />
        </Suspense>
      ) : null}
      <Tabs
        label="Lessons"
        notOnPhones
        value={value}
        onValueChange={(id) => onLesson(id, true)}
        after={
          lessonCount === lessons.length ? null : props.isComing ? (
            <TabSkeletons count={lessonCount - lessons.length} />
          ) : (
            <span className="shrink-0 text-sm text-muted">{lessonCount - lessons.length} more to write</span>
          )
        }
        tabs={tabs}
      />
    </div>
  )
}

function TabLabel({ number, lesson, isDone }: { number: number; lesson: LessonView; isDone: boolean }) {
  return (
    <TabText title={lesson.title}>
      Lesson {number}
      {isDone ? (
        <>
          <Check aria-hidden="true" className="size-3.5 text-green" />
          <VisuallyHidden>, done</VisuallyHidden>
        </>
      ) : null}
      {lesson.minutes ? <span className="ml-auto font-normal text-muted">{lesson.minutes} min</span> : null}
    </TabText>
  )
}

const TabText = ({ title, children }: { title: string; children: ReactNode }) => (
  <span className="flex w-36 flex-col py-2 text-left">
    <span className="flex items-center gap-1.5">{children}</span>
    <span className="truncate text-xs font-normal text-muted">{title}</span>
  </span>
)

const TabSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} className="h-3.5 w-14 shrink-0" />)

export function LessonSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-6">
      <div className="flex gap-6 overflow-hidden border-b border-line py-4 max-sm:h-11">
        <TabSkeletons count={6} />
      </div>
      <Skeleton className="h-8 w-2/3 max-w-lg" />
      <div className="flex max-w-2xl flex-col gap-3">
        {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-3/5'].map((width, line) => (
          <Skeleton key={line} className={`h-3.5 ${width}`} />
        ))}
      </div>
    </div>
  )
}
