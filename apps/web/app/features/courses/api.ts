import type { CourseSummaryView, KeptCourseView, LibraryCourseView, LibrarySearchView } from '@guildhall/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { http, type List } from '../../http.ts'

const all = ['courses'] as const
const pageLimit = 12

const coursePath = (courseId: string, rest = '') => `/api/courses/${encodeURIComponent(courseId)}${rest}`
export const generatePath = '/api/ai-course/generate'
export const regeneratePath = (courseId: string) => coursePath(courseId, '/regenerate')

/** The courses somebody keeps, newest first, page by page. */
export const ownCoursesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'of', userId],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ limit: String(pageLimit), ...(pageParam ? { cursor: pageParam } : {}) })
      return http.getList<CourseSummaryView>(`/api/courses?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const keptCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...all, 'kept', courseId],
    queryFn: ({ signal }) => http.get<KeptCourseView>(coursePath(courseId), { signal }),
  })

/** The id under which somebody keeps a course of the library; null when they don't. */
const keptAsQuery = (userId: string, libraryId: string) =>
  queryOptions({
    queryKey: [...all, 'kept as', userId, libraryId],
    queryFn: async ({ signal }): Promise<string | null> => {
      const query = new URLSearchParams({ libraryId, limit: '1' })
      return (await http.getList<CourseSummaryView>(`/api/courses?${query}`, { signal })).items[0]?._id ?? null
    },
  })

/** Every course of the library; the same until the next release. */
export const libraryQuery = queryOptions({
  queryKey: [...all, 'library'],
  queryFn: ({ signal }) => http.get<LibraryCourseView[]>('/api/library', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What lies closest to a few words in the library and among the learning units. */
export const librarySearchOf = (search: string) =>
  queryOptions({
    queryKey: [...all, 'library', 'search', search],
    queryFn: ({ signal }) =>
      http.get<LibrarySearchView>(`/api/library/search?${new URLSearchParams({ search })}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The skill a course of the library is about, if it is about one that can be assessed. */
export function useSkillOf(libraryId: string | null): string | null {
  const library = useQuery({ ...libraryQuery, enabled: libraryId !== null }).data
  return library?.find(({ id }) => id === libraryId)?.skill ?? null
}

/** How the viewer keeps a course of the library: `isKnown` once that is known, `course` when they do. */
export function useKeptTwin(userId: string | undefined, libraryId: string) {
  const keptAs = useQuery({ ...keptAsQuery(userId ?? '', libraryId), enabled: userId !== undefined })
  const kept = useQuery({ ...keptCourseQuery(keptAs.data ?? ''), enabled: Boolean(keptAs.data) })
  return { isKnown: keptAs.isSuccess && (keptAs.data === null || kept.isSuccess), course: kept.data }
}

/** Keeps a course of the library. Doing so again changes nothing. */
export function useKeepCourse(userId: string, libraryId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.put<KeptCourseView>(`/api/library/${encodeURIComponent(libraryId)}/kept`, undefined),
    onSuccess: (kept) => {
      client.setQueryData(keptCourseQuery(kept._id).queryKey, kept)
      client.setQueryData(keptAsQuery(userId, libraryId).queryKey, kept._id)
      return client.invalidateQueries({ queryKey: ownCoursesQuery(userId).queryKey })
    },
  })
}

/** Marks a lesson; one mark after the other, so that the last one given is what stays. */
export function useSetLessonDone(userId: string, courseId: string) {
  const client = useQueryClient()
  const { queryKey } = keptCourseQuery(courseId)
  return useMutation({
    scope: { id: `marks of ${courseId}` },
    mutationFn: ({ lessonId, done }: { lessonId: string; done: boolean }) =>
      http.put<KeptCourseView>(coursePath(courseId, `/lessons/${encodeURIComponent(lessonId)}`), { done }),
    // An answer that was on its way before the mark would take it back.
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

/** Takes a course off the account; the list shows so at once. */
export function useDeleteCourse(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (courseId: string) => http.delete(coursePath(courseId)),
    onSuccess: (_nothing, courseId) => {
      client.setQueryData(ownCoursesQuery(userId).queryKey, (list) => list && without(list, courseId))
      client.removeQueries({ queryKey: keptCourseQuery(courseId).queryKey })
      void client.invalidateQueries({ queryKey: [...all, 'kept as', userId] })
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
