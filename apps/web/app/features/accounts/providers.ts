import type { ProviderId, ProviderView } from '@guildhall/contract'
import { useMatches } from 'react-router'
import { http } from '../../http.ts'
import type { RootData } from '../../root.tsx'

const none: readonly ProviderView[] = []

/** Whom people can sign in with here. It comes with the page, so that nothing moves when it is known. */
export const useProviders = () => (useMatches()[0]?.loaderData as RootData | undefined)?.providers ?? none

export const pendingLinkKey = 'pendingIdentity'

/** Whether a provider waits for a sign-in to the account that has its address. */
export function isLinkPending(): boolean {
  try {
    return sessionStorage.getItem(pendingLinkKey) !== null
  } catch {
    return false
  }
}

/** Leaves the page. */
export async function goToProvider(id: ProviderId, next: string): Promise<void> {
  const { url } = await http.post<{ url: string }>(`/auth/providers/${id}/start`, { next })
  window.location.assign(url)
}
