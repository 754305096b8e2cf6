import * as v from 'valibot'
import { sentenceFor } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { notify } from '../../ui/notify.ts'
import { pendingLinkKey } from './providers.ts'

const pendingLink = v.object({ ticket: v.string(), name: v.string() })

/** What links a provider once the person has signed in to their account, in this tab. */
export function rememberPendingLink(link: v.InferOutput<typeof pendingLink>): void {
  try {
    sessionStorage.setItem(pendingLinkKey, JSON.stringify(link))
  } catch {}
}

function takePendingLink() {
  const stored = sessionStorage.getItem(pendingLinkKey)
  sessionStorage.removeItem(pendingLinkKey)
  return v.parse(pendingLink, JSON.parse(stored ?? 'null'))
}

/** After the sign-in to the account with the same address. */
export async function linkPending(): Promise<void> {
  try {
    const { ticket, name } = takePendingLink()
    await http.post<null>('/api/account/identities', { ticket })
    notify.success(`${name} signs you in from now on`)
  } catch (error) {
    notify.error(sentenceFor(error, 'The other way to sign in could not be linked. Try it again.'))
  }
}
