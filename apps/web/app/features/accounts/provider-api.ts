import type { AcceptedView, IdentityListView, OwnerProofBody, ProviderId } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { challengeOf, sessionToStore, signInAnswer } from './api.ts'
import type { NewSession } from './shared/session-store.ts'

const answered = v.object({ next: v.string(), session: v.nullable(signInAnswer) })
const withLink = v.object({ link: v.object({ ticket: v.string(), email: v.string() }) })
const withNext = v.object({ next: v.string() })

export type Outcome = { next: string } & (
  | { kind: 'signed in'; session: NewSession }
  | { kind: 'linked' }
  | { kind: 'second step'; challenge: string }
  | { kind: 'account exists'; ticket: string; email: string }
)

/** Hands the server what the provider sent the browser back with. */
export async function finishAtProvider(provider: string, answer: string): Promise<Outcome> {
  try {
    const path = `/auth/providers/${encodeURIComponent(provider)}/finish`
    const { next, session } = await http.post(path, { answer }, { shape: answered })
    return session ? { kind: 'signed in', next, session: sessionToStore(session, '') } : { kind: 'linked', next }
  } catch (error) {
    const body = error instanceof ApiError ? error.body : undefined
    const next = v.is(withNext, body) ? body.next : '/'
    const challenge = challengeOf(error)
    if (challenge) return { kind: 'second step', challenge, next }
    if (v.is(withLink, body)) return { kind: 'account exists', next, ...body.link }
    throw error
  }
}

const path = '/api/account/identities'

export const useMailLink = () =>
  useMutation({ mutationFn: (ticket: string) => http.post<AcceptedView>('/auth/providers/link-mail', { ticket }) })

export const identitiesQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('account', 'of', userId, 'identities'),
    queryFn: ({ signal }) => http.get<IdentityListView>(path, { signal }),
    enabled: userId !== '',
  })

/** Leaves the page. */
export async function goToLink(provider: ProviderId, proof: OwnerProofBody): Promise<void> {
  const { url } = await http.post<{ url: string }>(`${path}/${provider}/start`, proof)
  window.location.assign(url)
}

export function useRemoveIdentity(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, proof }: { _id: string; proof: OwnerProofBody }) =>
      http.post<null>(`${path}/${_id}/removal`, proof),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf('account', 'of', userId) }),
  })
}
