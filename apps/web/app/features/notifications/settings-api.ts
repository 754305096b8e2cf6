import type { NotificationSettingsBody, NotificationSettingsView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'

const address = '/api/notifications/settings'

// Outside the key of notifications: a live event must not refetch a form being filled in.
export const settingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notification settings', userId],
    queryFn: ({ signal }) => http.get<NotificationSettingsView>(address, { signal }),
  })

export function useSaveSettings(userId: string) {
  const client = useQueryClient()
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'notification settings' },
    mutationFn: (body: NotificationSettingsBody) => http.put<NotificationSettingsView>(address, body),
    onSuccess: (saved) => client.setQueryData(settingsQuery(userId).queryKey, saved),
  })
}
