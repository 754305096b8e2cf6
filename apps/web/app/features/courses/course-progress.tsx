import type { LessonView } from '@guildhall/contract'
import { useEffect, useEffectEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCourseWork } from './course-work.api.ts'
import { finishedLessons, furthestStepOf, stepAnchor } from './steps.ts'

export interface CourseProgressProps {
  course: string
  lessons: readonly LessonView[]
  /** Lessons marked as done, if the course is kept. */
  done: readonly string[] | undefined
  onFinished: (lessonIds: readonly string[]) => void
}

/** How many lessons are done, and where to read on. It follows "8 lessons, about 50 minutes". */
export function CourseProgress({ course, lessons, done, onFinished }: CourseProgressProps) {
  const [params] = useSearchParams()
  const finished = useCourseWork(course).data?.finished
  const tell = useEffectEvent(onFinished)
  useEffect(() => {
    if (finished) tell(finishedLessons(lessons, finished))
  }, [finished, lessons])
  if (!finished) return null

  const count = (done ?? finishedLessons(lessons, finished)).length
  const place = placeToReadOn(lessons, finished)
  const search = new URLSearchParams(params)
  if (place) search.set('lesson', place.lesson.id)
  return (
    <>
      {count > 0 ? `, ${count} done` : null}
      {place ? (
        <Link
          replace
          className="text-link ml-3 inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          to={{ search: `?${search}`, hash: `#${stepAnchor(place.lesson.id, place.stepId)}` }}
        >
          Read on in lesson {place.number}
        </Link>
      ) : null}
    </>
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
