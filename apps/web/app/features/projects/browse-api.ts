import type { ProjectListView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { type BrowseFilters, noFilters, writeFilters } from './browse-filters.ts'
import { projectsPage } from './shared/api.ts'

export const browseQuery = ({ search, ...rest }: BrowseFilters, isOpenOnly: boolean) => {
  const filters = { ...rest, search: search.trim() }
  return infiniteQueryOptions({
    queryKey: keyOf('projects', 'browse', { ...filters, isOpenOnly }),
    queryFn: ({ signal, pageParam }) => {
      const query = writeFilters(filters)
      if (isOpenOnly) query.set('status', 'active')
      return http.get<ProjectListView>(projectsPage('/projects', query, pageParam), { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
}

export const projectTotalQuery = () =>
  queryOptions({
    queryKey: keyOf('projects', 'total'),
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const query = writeFilters(noFilters)
      query.set('limit', '1')
      return (await http.get<ProjectListView>(`/projects?${query}`, { signal })).total
    },
  })
