import type { LessonView } from '@guildhall/contract'
import { useEffect, useEffectEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { CourseLine, type CourseLineProps } from './course-line.tsx'
import { useCourseWork, useWrittenWork } from './course-work.api.ts'
import { stepAnchor } from './step-anchor.ts'
import { finishedLessons, furthestStepOf } from './steps.ts'

export interface CourseProgressProps extends CourseLineProps {
  /** Of the library. Empty if the course is not read in steps. */
  course: string
  /** Of a course of one's own that an AI wrote. */
  ownId: string | undefined
  onFinished: (lessonIds: readonly string[]) => void
}

/** How long the course is, how much of it is done, and where to read on. */
export function CourseProgress(props: CourseProgressProps) {
  const { course, ownId, lessons, done } = props
  return (
    <CourseLine lessons={lessons} done={done}>
      {course ? <LibraryPlace {...props} /> : null}
      {ownId ? <OwnPlace {...props} /> : null}
    </CourseLine>
  )
}

function LibraryPlace(props: CourseProgressProps) {
  return <Place {...props} finished={useCourseWork(props.course).data?.finished} />
}

function OwnPlace(props: CourseProgressProps) {
  return <Place {...props} finished={useWrittenWork(props.ownId).data?.finished} />
}

interface PlaceProps extends CourseProgressProps {
  finished: Readonly<Record<string, string>> | undefined
}

function Place({ finished, lessons, onFinished }: PlaceProps) {
  const [params] = useSearchParams()
  const tell = useEffectEvent(onFinished)
  useEffect(() => {
    if (finished) tell(finishedLessons(lessons, finished))
  }, [finished, lessons])
  if (!finished) return null

  const place = placeToReadOn(lessons, finished)
  if (!place) return null
  const search = new URLSearchParams(params)
  search.set('lesson', place.lesson.id)
  return (
    <Link
      replace
      className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      to={{ search: `?${search}`, hash: `#${stepAnchor(place.lesson.id, place.stepId)}` }}
    >
      Read on in lesson {place.number}
    </Link>
  )
}

/** The step after the furthest one of the last lesson that was begun; the next lesson if that one is finished. */
function placeToReadOn(lessons: readonly LessonView[], finished: Readonly<Record<string, string>>) {
  const begun = lessons.findLastIndex((lesson) => furthestStepOf(lesson, finished) >= 0)
  for (const [index, lesson] of lessons.entries()) {
    const step = lesson.steps?.[furthestStepOf(lesson, finished) + 1]
    if (begun >= 0 && index >= begun && step) return { lesson, stepId: step.id, number: index + 1 }
  }
  return undefined
}
