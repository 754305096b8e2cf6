import type { AcceptedView, ConfirmedEmailView, ForgotPasswordBody, ResetPasswordBody } from '@guildhall/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { http } from '../../http.ts'
import { hasStoredToken } from './shared/session-store.ts'

/** The token in a mailed link. It follows `#`, so browsers do not send it to a server. */
export const useLinkToken = () => useLocation().hash.slice(1)

export type LinkAct = 'confirm-email' | 'confirm-new-email' | 'restore-email' | 'link-identity'

export function useLink(act: LinkAct) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => http.post<ConfirmedEmailView>(`/auth/${act}`, { token }),
    onSuccess: async () => {
      await client.invalidateQueries()
      await noticeEndedSession()
    },
  })
}

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: ForgotPasswordBody) => http.post<AcceptedView>('/auth/forgot-password', body) })

export const useResetPassword = () =>
  useMutation({
    mutationFn: async (body: ResetPasswordBody) => {
      await http.post<null>('/auth/reset-password', body)
      await noticeEndedSession()
    },
  })

/** Some links end all sessions. A call finds out whether this browser's has ended, and removes it. */
async function noticeEndedSession() {
  if (hasStoredToken()) await http.get('/api/auth/me').catch(() => {})
}
