import type { MoneyTimelineView, NeedsView, PurposesBody, Side, WelcomeView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

export const needsQuery = (userId: string, side: Side) =>
  queryOptions({
    queryKey: keyOf('home', 'needs', userId, side),
    queryFn: ({ signal }) => http.get<NeedsView>(`/api/home/needs?side=${side}`, { signal }),
  })

export const moneyTimelineQuery = (userId: string, side: Side) =>
  queryOptions({
    queryKey: keyOf('home', 'money', userId, side),
    queryFn: ({ signal }) => http.get<MoneyTimelineView>(`/api/home/money?side=${side}`, { signal }),
  })

export const welcomeQuery = (userId: string, side: Side) =>
  queryOptions({
    queryKey: keyOf('home', 'welcome', userId, side),
    queryFn: ({ signal }) => http.get<WelcomeView>(`/api/home/welcome?side=${side}`, { signal }),
    gcTime: 0,
  })

/** `onSaved`: before the answer is shown, when what asked for it may disappear. */
function useChangeWelcome<Body>(userId: string, side: Side, path: string, onSaved?: (body: Body) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => http.putOnce<WelcomeView>(`${path}?side=${side}`, body),
    onSuccess: (welcome, body) => {
      onSaved?.(body)
      client.setQueryData(welcomeQuery(userId, side).queryKey, welcome)
      void client.invalidateQueries({ queryKey: keyOf('account', 'of', userId) })
      return client.invalidateQueries({ queryKey: keyOf('home', 'welcome', userId), refetchType: 'none' })
    },
  })
}

export const useSavePurposes = (userId: string, side: Side, onSaved: (body: PurposesBody) => void) =>
  useChangeWelcome(userId, side, '/api/home/purposes', onSaved)

export const useDismissFirstSteps = (userId: string, side: Side, onSaved: () => void) =>
  useChangeWelcome<{ dismissed: boolean }>(userId, side, '/api/home/first-steps', onSaved)
