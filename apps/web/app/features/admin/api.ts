import type { OperatorActionKind, OperatorActionView, OperatorsView, OperatorView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'

const pageLimit = 24

/** Who asks; refused to all but operators. */
export const operatorQuery = (userId: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'me', userId],
    queryFn: ({ signal }) => http.get<OperatorView>('/api/admin/me', { signal }),
    staleTime: 60_000,
  })

export interface LogFilter {
  kind: OperatorActionKind | ''
  operator: string
}

const withPage = (path: string, given: Record<string, string>, cursor: string) => {
  const params = new URLSearchParams({ limit: String(pageLimit) })
  for (const [name, value] of Object.entries({ ...given, cursor })) if (value !== '') params.set(name, value)
  return `${path}?${params.toString()}`
}

export const logQuery = ({ kind, operator }: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [...adminKeys.all, 'log', kind, operator],
    queryFn: ({ signal, pageParam }) =>
      http.getList<OperatorActionView>(withPage('/api/admin/log', { kind, operator }, pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const operatorsQuery = () =>
  queryOptions({
    queryKey: [...adminKeys.all, 'operators'],
    queryFn: ({ signal }) => http.get<OperatorsView>('/api/admin/operators', { signal }),
  })
