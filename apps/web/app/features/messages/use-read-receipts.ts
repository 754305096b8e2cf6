import type { MessageSettingsView } from '@guildhall/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sentenceFor } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { notify } from '../../ui/notify.ts'

const messageSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('messages', 'settings', userId),
    queryFn: ({ signal }) => http.get<MessageSettingsView>('/api/conversations/settings', { signal }),
  })

const saveMessageSettings = (settings: MessageSettingsView) =>
  http.put<MessageSettingsView>('/api/conversations/settings', settings)

export function useReadReceipts(userId: string) {
  const client = useQueryClient()
  const { queryKey } = messageSettingsQuery(userId)
  const { data } = useQuery({ ...messageSettingsQuery(userId), enabled: userId !== '' })
  const isOn = data?.readReceipts ?? true
  const save = useMutation({
    mutationFn: () => saveMessageSettings({ readReceipts: !isOn }),
    onSuccess: (settings) => {
      client.setQueryData(queryKey, settings)
      notify.success(
        settings.readReceipts ? 'Read receipts are on' : 'Read receipts are off',
        settings.readReceipts
          ? 'The two of you see what the other has read.'
          : 'Others do not see what you have read, and you do not see what they have.',
      )
    },
    onError: (error) => notify.error(sentenceFor(error, 'The setting could not be saved.')),
  })
  return { isOn, isSaving: save.isPending, toggle: () => save.mutate() }
}
