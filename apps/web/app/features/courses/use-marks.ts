import type { KeptCourseView } from '@guildhall/contract'
import { useState } from 'react'
import { sentenceFor } from '../../http.ts'
import { notify } from '../../ui/notify.ts'
import { useSetLessonDone } from './api.ts'

/** A mark that the server has not confirmed yet. Compared by identity: only the latest of a lesson counts. */
interface Mark {
  lessonId: string
  done: boolean
}

/**
 * Which lessons are done, and how to mark one. A mark shows at once; one that the server refuses is taken back, and the
 * reader told. It is state of React's, not of the query cache: that tells of changes a moment later, and a box that was
 * ticked would fall back for as long.
 */
export function useMarks(userId: string, course: Pick<KeptCourseView, '_id' | 'doneLessons' | 'lessons'> | undefined) {
  const { mutateAsync } = useSetLessonDone(userId, course?._id ?? '')
  const [waiting, setWaiting] = useState<readonly Mark[]>([])
  if (!course) return undefined

  const isDone = (id: string) =>
    waiting.find(({ lessonId }) => lessonId === id)?.done ?? course.doneLessons.includes(id)

  async function set(lessonId: string, done: boolean) {
    const mark = { lessonId, done }
    setWaiting((marks) => [...marks.filter((other) => other.lessonId !== lessonId), mark])
    try {
      await mutateAsync(mark)
    } catch (error) {
      notify.error(sentenceFor(error, 'Your mark could not be saved. Please try again.'))
    } finally {
      setWaiting((marks) => marks.filter((other) => other !== mark))
    }
  }

  return {
    done: course.lessons.map(({ id }) => id).filter(isDone),
    set: (lessonId: string, done: boolean) => void set(lessonId, done),
  }
}
