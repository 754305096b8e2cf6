import type { LessonView, WrittenAnswerBody } from '@guildhall/contract'
import { useMutation } from '@tanstack/react-query'
import { http } from '../../http.ts'

/** As `useKeepAnswer`, in a course of one's own that an AI wrote. In one that is shared with somebody it keeps nothing. */
export function useKeepWrittenAnswer({ id, written, keptIn }: LessonView) {
  const { mutate } = useMutation({
    mutationFn: (body: WrittenAnswerBody) => http.post(`/api/courses/${keptIn}/answers`, body),
  })
  return (answer: Omit<WrittenAnswerBody, 'writing'>) => {
    if (keptIn !== undefined) mutate({ writing: written?.id ?? id, ...answer })
  }
}
