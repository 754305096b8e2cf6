import type { ConfirmedEmailView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { confirmEmailOf } from '../account.queries.ts'
import { consumeLink, findLink, type LinkUse } from '../links/consume-link.ts'

/** Confirms the address a link was mailed to. Throws `account.link_invalid` if the account has another one by now. */
export async function confirmEmail(deps: Deps, use: LinkUse): Promise<ConfirmedEmailView> {
  return consumeLink(deps, await findLink(deps, 'confirm_email', use), async (tx, { userId, email, emailKey, now }) => {
    if (!(await confirmEmailOf(tx, userId, emailKey, now))) throw new DomainError('account.link_invalid')
    return { email }
  })
}
