import type {
  CourseProjectBody,
  CourseProjectView,
  CourseWorkView,
  LessonAnswerBody,
  LessonView,
  PortfolioAdditionView,
  WrittenWorkView,
} from '@guildhall/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isMissing } from '../../api-errors.ts'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { browserCourseOf } from '../exercises/shared/browser-course.ts'
import { allCourses, coursePath, keptCourseQuery } from './api.ts'
import { forgetLocalSteps, keepLocalStep, localStepsOf } from './local-steps.ts'

const pathOf = (course: string, rest: string) => `/api/library/${encodeURIComponent(course)}/${rest}`

const putFinished = (course: string, lessonId: string, step: string) =>
  http.put<CourseWorkView>(pathOf(course, `lessons/${encodeURIComponent(lessonId)}/finished`), { step })

/** An edition since then may have dropped the step. */
function unlessMissing(error: unknown) {
  if (!isMissing(error)) throw error
}

const noProject = { steps: [], criteria: [], link: '' }

/** `userId` is empty for visitors, whose place the browser keeps. */
const courseWorkQuery = (course: string, userId: string) =>
  queryOptions({
    queryKey: ['course work', course, userId],
    queryFn: async ({ signal }): Promise<CourseWorkView> => {
      const local = localStepsOf(course)
      if (userId === '') return { finished: local, project: noProject }
      // What somebody read before they signed in becomes theirs. The server keeps the furthest of both.
      for (const [lessonId, step] of Object.entries(local))
        await putFinished(course, lessonId, step).catch(unlessMissing)
      if (Object.keys(local).length > 0) forgetLocalSteps(course)
      return http.get<CourseWorkView>(pathOf(course, 'work'), { signal })
    },
  })

export function useCourseWork(course: string) {
  const { status, user } = useSession()
  // Another part of the page may have it before this one begins.
  const isHydrated = useIsHydrated()
  const found = useQuery({ ...courseWorkQuery(course, user?.id ?? ''), enabled: status !== 'loading' })
  return { ...found, data: isHydrated ? found.data : undefined, isPending: !isHydrated || found.isPending }
}

const putWritten = (courseId: string, { id, written }: LessonView, step: string) =>
  http.put<WrittenWorkView>(coursePath(courseId, `/lessons/${encodeURIComponent(id)}/finished`), {
    writing: written?.id ?? '',
    step,
  })

/** The browser's place in a lesson that an AI wrote: of a visitor, or of an account that reads what another one shares. */
export const browserKeyOf = (userId: string, { written }: LessonView) =>
  `${browserCourseOf(userId)}/${written?.id ?? ''}`

/** In a course of one's own that an AI wrote. */
const writtenWorkQuery = (courseId: string, userId: string) =>
  queryOptions({
    queryKey: [...allCourses, 'written work', courseId, userId],
    queryFn: async ({ client, signal }): Promise<WrittenWorkView> => {
      // What somebody read before they signed in, or before an account kept it, becomes theirs. The server keeps the furthest.
      for (const lesson of client.getQueryData(keptCourseQuery(courseId).queryKey)?.lessons ?? []) {
        for (const key of [browserKeyOf('', lesson), browserKeyOf(userId, lesson)]) {
          const step = localStepsOf(key)[lesson.id]
          if (step === undefined) continue
          await putWritten(courseId, lesson, step).catch(unlessMissing)
          forgetLocalSteps(key)
        }
      }
      return http.get<WrittenWorkView>(coursePath(courseId, '/work'), { signal })
    },
  })

/** `courseId` is undefined if the course is not one's own. */
export function useWrittenWork(courseId: string | undefined) {
  const userId = useSession().user?.id ?? ''
  const isHydrated = useIsHydrated()
  const isOwn = courseId !== undefined && userId !== ''
  const found = useQuery({ ...writtenWorkQuery(courseId ?? '', userId), enabled: isOwn })
  return { isOwn, data: isHydrated ? found.data : undefined, isPending: !isHydrated || (isOwn && found.isPending) }
}

/** Kept by the account in a course of its own, else by the browser. */
export function useFinishWrittenStep(lesson: LessonView) {
  const client = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const courseId = userId === '' ? undefined : lesson.keptIn
  const { queryKey } = writtenWorkQuery(courseId ?? '', userId)
  return useMutation({
    scope: { id: `steps of ${courseId ?? browserKeyOf(userId, lesson)}` },
    mutationFn: async ({ lessonId, step }: { lessonId: string; step: string; isLast: boolean }) => {
      if (courseId !== undefined) return putWritten(courseId, lesson, step)
      try {
        keepLocalStep(browserKeyOf(userId, lesson), lessonId, step)
      } catch {
        // A browser that stores nothing forgets the place with the page.
      }
      return undefined
    },
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (work, { isLast }) => {
      if (!work || !courseId) return
      client.setQueryData(queryKey, work)
      // The server has marked the lesson as done.
      if (isLast) void client.invalidateQueries({ queryKey: allCourses })
    },
  })
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
