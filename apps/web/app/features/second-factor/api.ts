import type {
  AuthenticatorCodeBody,
  AuthenticatorConfirmedView,
  AuthenticatorSetupView,
  OwnerProofBody,
  PasswordProofBody,
  RecoveryCodesView,
  SecondFactorView,
} from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'

const path = '/api/auth/second-factor'

export const secondFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['second factor', userId] as const,
    queryFn: ({ signal }) => http.get<SecondFactorView>(path, { signal }),
  })

export function useSetUpAuthenticator() {
  return useMutation({
    mutationFn: (body: PasswordProofBody) => http.post<AuthenticatorSetupView>(`${path}/setup`, body),
  })
}

function useChange<Body, Answer>(userId: string, change: (body: Body) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      // Turning it on signs out other devices.
      void client.invalidateQueries({ queryKey: keyOf('account', 'of', userId) })
      return client.invalidateQueries({ queryKey: secondFactorQuery(userId).queryKey })
    },
  })
}

export const useConfirmAuthenticator = (userId: string) =>
  useChange(userId, (body: AuthenticatorCodeBody) => http.post<AuthenticatorConfirmedView>(`${path}/confirm`, body))

export const useRenewRecoveryCodes = (userId: string) =>
  useChange(userId, (body: OwnerProofBody) => http.post<RecoveryCodesView>(`${path}/recovery-codes`, body))

export const useTurnOff = (userId: string) =>
  useChange(userId, (body: OwnerProofBody) => http.post<null>(`${path}/off`, body))
