import { allNotificationGroups, type UnsubscribedView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { hasAccount, setMuted } from './notification-settings.queries.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/** Can be repeated. Throws `notifications.link_unknown` for a link that is not ours, or whose account is gone. */
export async function setSubscribed(
  { database: { db } }: Pick<Deps, 'database'>,
  { token, subscribed }: { token: string; subscribed: boolean },
): Promise<UnsubscribedView> {
  const named = await readUnsubscribeToken(db, token)
  if (!named || !(await hasAccount(db, named.userId))) {
    throw new DomainError('notifications.link_unknown')
  }
  const groups = named.group === 'all' ? [...allNotificationGroups] : [named.group]
  await setMuted(db, { userId: named.userId, groups, muted: !subscribed })
  return { groups: groups.filter((group) => group !== 'security'), subscribed }
}
