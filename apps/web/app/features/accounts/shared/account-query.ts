import type { AccountView } from '@guildhall/contract'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'
import { rememberUnconfirmed } from './session-store.ts'

/** Has the picture and the side, which the stored session does not. */
export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('account', 'of', userId),
    queryFn: async ({ signal }) => {
      const account = await http.get<AccountView>('/api/auth/me', { signal })
      rememberUnconfirmed(userId, account.isUnconfirmed)
      return account
    },
    enabled: userId !== '',
    staleTime: 5 * 60_000,
  })
