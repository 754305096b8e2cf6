import type { PeopleMatchesView, ProjectMatchesView } from '@guildhall/contract'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http.ts'

const all = ['matches'] as const

export const projectMatchesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...all, 'projects', userId],
    queryFn: ({ signal }) => http.get<ProjectMatchesView>('/api/matches/projects', { signal }),
  })

export const peopleMatchesQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...all, 'people', projectId],
    queryFn: ({ signal }) =>
      http.get<PeopleMatchesView>(`/api/projects/${encodeURIComponent(projectId)}/matches`, { signal }),
  })
