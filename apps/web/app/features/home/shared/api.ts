import type { MoneyTimelineView, NeedsView, Side } from '@guildhall/contract'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

export const needsQuery = (userId: string, side: Side) =>
  queryOptions({
    queryKey: keyOf('home', 'needs', userId, side),
    queryFn: ({ signal }) => http.get<NeedsView>(`/api/home/needs?side=${side}`, { signal }),
    // Most of what settles a need happens on another screen, without an event for its author.
    refetchOnMount: 'always',
  })

export const moneyTimelineQuery = (userId: string, side: Side) =>
  queryOptions({
    queryKey: keyOf('home', 'money', userId, side),
    queryFn: ({ signal }) => http.get<MoneyTimelineView>(`/api/home/money?side=${side}`, { signal }),
  })
