import type { PasskeyListView } from '@guildhall/contract'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http.ts'

export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['passkeys', userId] as const,
    queryFn: async ({ signal }) => (await http.get<PasskeyListView>('/api/auth/passkeys', { signal })).passkeys,
    enabled: userId !== '',
  })
