import type { ProjectEditListView, ProjectEditView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'

const path = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/edits`

/** Edits since acceptance, newest first. Only for the two parties. */
export const projectEditsQuery = (projectId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('projects', 'one', projectId, 'edits'),
    queryFn: ({ signal, pageParam }) => {
      const cursor = pageParam ? `?${new URLSearchParams({ cursor: pageParam })}` : ''
      return http.get<ProjectEditListView>(`${path(projectId)}${cursor}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const projectEditQuery = (projectId: string, number: number) =>
  queryOptions({
    queryKey: keyOf('projects', 'one', projectId, 'edits', number),
    queryFn: ({ signal }) => http.get<ProjectEditView>(`${path(projectId)}/${number}`, { signal }),
  })
