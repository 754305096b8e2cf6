import type { ProviderId } from '@guildhall/contract'
import { http } from '../../http.ts'

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
