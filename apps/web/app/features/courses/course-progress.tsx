import type { LessonView } from '@guildhall/contract'
import { useEffect, useEffectEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCourseWork } from './course-work.api.ts'
import { stepAnchor } from './step-anchor.ts'
import { aboutMinutes, finishedLessons, furthestStepOf, minutesOf } from './steps.ts'

export interface CourseProgressProps {
  /** Empty if the course is not read in steps. */
  course: string
  lessons: readonly LessonView[]
  /** Lessons that are done. */
  done: readonly string[]
  onFinished: (lessonIds: readonly string[]) => void
}

/** "8 lessons, about 50 minutes, 2 done", and where to read on. */
export function CourseProgress(props: CourseProgressProps) {
  const { course, lessons, done } = props
  return (
    // With room for the place to read on, which is known later.
    <p className="flex min-h-16 flex-wrap content-start items-center gap-x-3 text-sm text-muted sm:min-h-11">
      <span>
        {lessons.length} lessons, {aboutMinutes(minutesOf(lessons))}
        {done.length > 0 ? `, ${done.length} done` : null}
      </span>
      {course ? <Place {...props} /> : null}
    </p>
  )
}

function Place({ course, lessons, onFinished }: CourseProgressProps) {
  const [params] = useSearchParams()
  const finished = useCourseWork(course).data?.finished
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
