import type {
  CourseSummaryView,
  KeptCourseView,
  LibraryCourseView,
  LibraryProgressView,
  LibrarySearchView,
  RecommendedCoursesView,
} from '@guildhall/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { http, type List } from '../../http.ts'

export const allCourses = ['courses'] as const
const pageLimit = 12

export const coursePath = (courseId: string, rest = '') => `/api/courses/${encodeURIComponent(courseId)}${rest}`
export const generatePath = '/api/ai-course/generate'
export const regeneratePath = (courseId: string) => coursePath(courseId, '/regenerate')
export const claimPath = (courseId: string) => coursePath(courseId, '/claim')
export const continuePath = (courseId: string) => coursePath(courseId, '/continue')

export const ownCoursesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...allCourses, 'of', userId],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ limit: String(pageLimit), ...(pageParam ? { cursor: pageParam } : {}) })
      return http.getList<CourseSummaryView>(`/api/courses?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const keptCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...allCourses, 'kept', courseId],
    queryFn: ({ signal }) => http.get<KeptCourseView>(coursePath(courseId), { signal }),
  })

export const keptCopyQuery = (userId: string, libraryId: string) =>
  queryOptions({
    queryKey: [...allCourses, 'kept copy', userId, libraryId],
    queryFn: async ({ signal }): Promise<string | null> => {
      const query = new URLSearchParams({ libraryId, limit: '1' })
      return (await http.getList<CourseSummaryView>(`/api/courses?${query}`, { signal })).items[0]?._id ?? null
    },
  })

/** They change only with a release. */
export const libraryQuery = queryOptions({
  queryKey: [...allCourses, 'library'],
  queryFn: ({ signal }) => http.get<LibraryCourseView[]>('/api/library', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** By course, how many lessons are done. Courses that were not begun are not in it. */
export const libraryProgressQuery = (userId: string) =>
  queryOptions({
    queryKey: [...allCourses, 'library progress', userId],
    queryFn: async ({ signal }) => {
      const { courses } = await http.get<LibraryProgressView>('/api/library/progress', { signal })
      return new Map(courses.map(({ id, doneCount }) => [id, doneCount]))
    },
  })

export const recommendedCoursesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...allCourses, 'recommended', userId],
    queryFn: async ({ signal }) =>
      (await http.get<RecommendedCoursesView>('/api/recommended-courses', { signal })).recommended,
  })

export const librarySearchOf = (search: string) =>
  queryOptions({
    queryKey: [...allCourses, 'library', 'search', search],
    queryFn: ({ signal }) =>
      http.get<LibrarySearchView>(`/api/library/search?${new URLSearchParams({ search })}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useSkillOf(libraryId: string | null): string | null {
  const library = useQuery({ ...libraryQuery, enabled: libraryId !== null }).data
  return library?.find(({ id }) => id === libraryId)?.skill ?? null
}

/** `isKnown` is false while loading. */
export function useKeptCopy(userId: string | undefined, libraryId: string) {
  const copyId = useQuery({ ...keptCopyQuery(userId ?? '', libraryId), enabled: userId !== undefined })
  const kept = useQuery({ ...keptCourseQuery(copyId.data ?? ''), enabled: Boolean(copyId.data) })
  return { isKnown: copyId.isSuccess && (copyId.data === null || kept.isSuccess), course: kept.data }
}

/** Requests run one after the other, so that the last one wins. */
export function useSetLessonDone(userId: string, courseId: string) {
  const client = useQueryClient()
  const { queryKey } = keptCourseQuery(courseId)
  return useMutation({
    scope: { id: `lessons of ${courseId}` },
    mutationFn: ({ lessonId, done }: { lessonId: string; done: boolean }) =>
      http.put<KeptCourseView>(coursePath(courseId, `/lessons/${encodeURIComponent(lessonId)}`), { done }),
    // A fetch that began before this change must not land after it.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (kept) => {
      client.setQueryData(queryKey, kept)
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ownCoursesQuery(userId).queryKey }),
  })
}

export function useShareCourse(courseId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (shared: boolean) => http.put<KeptCourseView>(coursePath(courseId, '/share'), { shared }),
    onSuccess: (kept) => {
      client.setQueryData(keptCourseQuery(courseId).queryKey, kept)
    },
  })
}

export function useDeleteCourse(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (courseId: string) => http.delete(coursePath(courseId)),
    onSuccess: (_nothing, courseId) => {
      client.setQueryData(ownCoursesQuery(userId).queryKey, (list) => list && without(list, courseId))
      client.removeQueries({ queryKey: keptCourseQuery(courseId).queryKey })
      void client.invalidateQueries({ queryKey: [...allCourses, 'kept copy', userId] })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownCoursesQuery(userId).queryKey }),
  })
}

function without(list: InfiniteData<List<CourseSummaryView>>, courseId: string) {
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ _id }) => _id !== courseId),
    total: page.total - 1,
  }))
  return { ...list, pages }
}
