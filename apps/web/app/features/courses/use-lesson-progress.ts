import type { KeptCourseView } from '@guildhall/contract'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { notify } from '../../ui/notify.ts'
import { useSetLessonDone } from './api.ts'

/** A change the server has not confirmed yet. Compared by identity: only the latest of a lesson counts. */
interface PendingChange {
  lessonId: string
  done: boolean
}

// In React state: the query cache notifies a moment later, and the checkbox would flicker.
export function useLessonProgress(
  userId: string,
  course: Pick<KeptCourseView, '_id' | 'doneLessons' | 'lessons'> | undefined,
) {
  const { mutateAsync } = useSetLessonDone(userId, course?._id ?? '')
  const [pending, setPending] = useState<readonly PendingChange[]>([])
  if (!course) return undefined

  const isDone = (id: string) =>
    pending.find(({ lessonId }) => lessonId === id)?.done ?? course.doneLessons.includes(id)

  async function save(lessonId: string, done: boolean) {
    const change = { lessonId, done }
    setPending((changes) => [...changes.filter((other) => other.lessonId !== lessonId), change])
    try {
      await mutateAsync(change)
    } catch (error) {
      notify.error(sentenceFor(error, 'Your progress could not be saved. Please try again.'))
    } finally {
      setPending((changes) => changes.filter((other) => other !== change))
    }
  }

  return {
    done: course.lessons.map(({ id }) => id).filter(isDone),
    setDone: (lessonId: string, done: boolean) => void save(lessonId, done),
  }
}
