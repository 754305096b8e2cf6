import type {
  AcceptedView,
  AccountSettingsView,
  AccountView,
  ChangeEmailBody,
  ChangePasswordBody,
  ChangeUsernameBody,
  DeviceView,
  SessionView,
} from '@guildhall/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { beginSession, rememberUnconfirmed, updateStoredNames } from './shared/session-store.ts'

/** Also updates the stored names, which may have changed on another device. */
const accountSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('account', 'of', userId, 'settings'),
    queryFn: async ({ signal }) => {
      const account = await http.get<AccountSettingsView>('/api/account', { signal })
      updateStoredNames(account)
      rememberUnconfirmed(userId, !account.emailConfirmed)
      return account
    },
  })

export const devicesQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('account', 'of', userId, 'devices'),
    queryFn: ({ signal }) => http.get<DeviceView[]>('/api/account/sessions', { signal }),
  })

export const useAccount = (userId: string) => useQuery({ ...accountSettingsQuery(userId), enabled: userId !== '' })

function useAccountMutation<Body, Answer>(userId: string, send: (body: Body) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf('account', 'of', userId) }),
  })
}

export const useResendConfirmation = (userId: string) =>
  useAccountMutation(userId, () => http.post<AcceptedView>('/api/account/email-confirmation', undefined))

export const useChangeEmail = (userId: string) =>
  useAccountMutation(userId, (body: ChangeEmailBody) => http.put<AcceptedView>('/api/account/email', body))

export const useCancelEmailChange = (userId: string) =>
  useAccountMutation(userId, () => http.delete('/api/account/pending-email'))

export const useChangeUsername = (userId: string) =>
  useAccountMutation(userId, async (body: ChangeUsernameBody) => {
    updateStoredNames(await http.put<AccountView>('/api/account/username', body))
  })

/** Continues with the session in the answer; the old one has ended. */
export const useChangePassword = (userId: string) =>
  useAccountMutation(userId, async (body: ChangePasswordBody) => {
    const session = await http.put<SessionView>('/api/account/password', body)
    beginSession(session)
  })

export const useSignOutDevice = (userId: string) =>
  useAccountMutation(userId, (sessionId: string) => http.delete(`/api/account/sessions/${sessionId}`))

export const useSignOutOthers = (userId: string) =>
  useAccountMutation(userId, () => http.delete('/api/account/sessions'))
