import type {
  CourseProjectBody,
  CourseProjectView,
  CourseWorkView,
  LessonAnswerBody,
  PortfolioAdditionView,
} from '@guildhall/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isMissing } from '../../api-errors.ts'
import { useIsLive } from '../../hooks/use-is-live.ts'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { allCourses } from './api.ts'
import { forgetLocalSteps, keepLocalStep, localStepsOf } from './local-steps.ts'

const pathOf = (course: string, rest: string) => `/api/library/${encodeURIComponent(course)}/${rest}`

const putFinished = (course: string, lessonId: string, step: string) =>
  http.put<CourseWorkView>(pathOf(course, `lessons/${encodeURIComponent(lessonId)}/finished`), { step })

/** An edition since then may have dropped the step. */
const takeAlong = (course: string, lessonId: string, step: string) =>
  putFinished(course, lessonId, step).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })

const noProject = { steps: [], criteria: [], link: '' }

/** `userId` is empty for visitors, whose place the browser keeps. */
const courseWorkQuery = (course: string, userId: string) =>
  queryOptions({
    queryKey: ['course work', course, userId],
    queryFn: async ({ signal }): Promise<CourseWorkView> => {
      const local = localStepsOf(course)
      if (userId === '') return { finished: local, project: noProject }
      // What somebody read before they signed in becomes theirs. The server keeps the furthest of both.
      for (const [lessonId, step] of Object.entries(local)) await takeAlong(course, lessonId, step)
      if (Object.keys(local).length > 0) forgetLocalSteps(course)
      return http.get<CourseWorkView>(pathOf(course, 'work'), { signal })
    },
  })

export function useCourseWork(course: string) {
  const { status, user } = useSession()
  // Another part of the page may have it before this one begins.
  const isLive = useIsLive()
  const found = useQuery({ ...courseWorkQuery(course, user?.id ?? ''), enabled: status !== 'loading' })
  return { ...found, data: isLive ? found.data : undefined, isPending: !isLive || found.isPending }
}

/** What is answered wrong comes back in the daily review of an account. A lost answer is no loss: nothing waits for it. */
export function useKeepAnswer(course: string, lessonId: string) {
  const userId = useSession().user?.id ?? ''
  const { mutate } = useMutation({
    mutationFn: (answer: LessonAnswerBody) =>
      http.post(pathOf(course, `lessons/${encodeURIComponent(lessonId)}/answers`), answer),
  })
  return (answer: LessonAnswerBody) => {
    if (userId !== '') mutate(answer)
  }
}

export function useFinishStep(course: string) {
  const client = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const { queryKey } = courseWorkQuery(course, userId)
  return useMutation({
    scope: { id: `steps of ${course}` },
    mutationFn: async ({ lessonId, step }: { lessonId: string; step: string; isLast: boolean }) => {
      if (userId !== '') return putFinished(course, lessonId, step)
      keepLocalStep(course, lessonId, step)
      return { finished: localStepsOf(course), project: noProject }
    },
    // A fetch that began before this change must not land after it.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (work, { isLast }) => {
      client.setQueryData(queryKey, work)
      // The server has marked the lesson as done in the kept course.
      if (isLast && userId !== '') void client.invalidateQueries({ queryKey: allCourses })
    },
  })
}

export const courseProjectQuery = (course: string) =>
  queryOptions({
    queryKey: ['course project', course],
    queryFn: ({ signal }) => http.get<CourseProjectView>(pathOf(course, 'project'), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Requests run one after the other, so that the last one wins. */
export function useKeepProject(course: string) {
  const client = useQueryClient()
  const { queryKey } = courseWorkQuery(course, useSession().user?.id ?? '')
  return useMutation({
    scope: { id: `project of ${course}` },
    mutationFn: (body: CourseProjectBody) => http.put<CourseWorkView>(pathOf(course, 'project'), body),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (work) => {
      client.setQueryData(queryKey, work)
    },
  })
}

export function useAddToPortfolio(course: string) {
  const client = useQueryClient()
  const userId = useSession().user?.id ?? ''
  return useMutation({
    mutationFn: () => http.postOnce<PortfolioAdditionView>(pathOf(course, 'project/portfolio'), {}),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf('profiles', 'own', userId) }),
  })
}
