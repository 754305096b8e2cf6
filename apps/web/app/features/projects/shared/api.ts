import {
  type BriefHelpView,
  type ClientProjectsView,
  type ProjectBody,
  type ProjectCategory,
  type ProjectDetailView,
  type ProjectStatus,
  type ProjectView,
  screenPageSize,
} from '@guildhall/contract'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

export function projectsPage(path: string, query: URLSearchParams, cursor: string): string {
  query.set('limit', String(screenPageSize))
  if (cursor) query.set('cursor', cursor)
  return `${path}?${query}`
}

export const clientProjectsQuery = (userId: string, status: ProjectStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: keyOf('projects', 'of client', userId, status),
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams(status ? { status } : {})
      const address = projectsPage(`/projects/user/${encodeURIComponent(userId)}`, query, pageParam)
      return http.get<ClientProjectsView>(address, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: keyOf('projects', 'one', projectId),
    queryFn: ({ signal }) => http.get<ProjectDetailView>(`/projects/${encodeURIComponent(projectId)}`, { signal }),
  })

/** `skills` as typed, those that are finished. */
export const briefHelpQuery = (category: ProjectCategory, skills: readonly string[]) =>
  queryOptions({
    queryKey: keyOf('projects', 'help', category, skills.join(',')),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ category, skills: skills.join(',') })
      return http.get<BriefHelpView>(`/api/brief-help?${query}`, { signal })
    },
  })

export function useSaveProject(projectId: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProjectBody) =>
      projectId
        ? http.putOnce<ProjectView>(`/projects/update/${encodeURIComponent(projectId)}`, body)
        : http.postOnce<ProjectView>('/projects/create', body),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keyOf('projects') })
    },
  })
}
