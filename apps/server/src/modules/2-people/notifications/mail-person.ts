import { allNotificationKinds, dayMs, type NotificationGroup, notificationRule } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { queueMail } from '../../1-ground/mail/shared/queue-mail.ts'
import { keepAccounts } from '../../1-ground/users/shared/lock-account.queries.ts'
import { afterQuiet, type MailSettings, mailChoiceOf, mailDueAt } from './mail-time.rules.ts'
import { lockUnmailed, setMailed, type UnmailedRow } from './notification.queries.ts'
import { findConfirmedAddress, findSettings } from './notification-settings.queries.ts'
import { mailKey, settingsOf } from './notification-settings.ts'
import { mailPersonJob } from './shared/notification.jobs.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'

/** What is older is not mailed any more. A digest is due within a day, and its job may be late. */
const oldestMs = 3 * dayMs
const notificationsPerMail = 200
const namedInMail = 20

/** Mails and marks what is due in one transaction, so that nothing is mailed twice. Security mails are separate. */
export async function mailPerson(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const { jobs, clock } = deps
  await deps.database.db.transaction(async (tx) => {
    if (!(await keepAccounts(tx, [userId]))) return
    const now = clock()
    const since = new Date(now.getTime() - oldestMs)
    const settings = settingsOf((await findSettings(tx, [userId])).get(userId))
    const kinds = allNotificationKinds.filter((kind) => mailChoiceOf(settings, kind) !== 'off')
    const rows = await lockUnmailed(tx, { userId, kinds, since, limit: notificationsPerMail })
    const to = await findConfirmedAddress(tx, userId)
    if (rows.length === 0 || !to || isMadeUp(to)) return
    const { due, nextAt } = sortByTime(rows, settings, now)
    if (due.length > 0) {
      const token = await createUnsubscribeToken(tx, { userId, group: groupOf(due) })
      await queueMail(deps, tx, { kind: 'notifications.news', userId, to, data: { ...newsOf(due), token } })
      await setMailed(
        tx,
        due.map(({ id }) => id),
        now,
      )
    }
    const more = rows.length === notificationsPerMail && due.length > 0 ? now : nextAt
    if (more) await jobs.add(tx, mailPersonJob, { userId }, { startAfter: more, key: mailKey(userId, more) })
  })
}

function sortByTime(rows: UnmailedRow[], settings: MailSettings, now: Date) {
  const quietUntil = afterQuiet(settings, now)
  const due: UnmailedRow[] = []
  const later: number[] = []
  for (const row of rows) {
    const choice = mailChoiceOf(settings, row.kind)
    // Once a mail is written, what happened in the last minute goes with it.
    const dueAt = choice === 'now' ? quietUntil : mailDueAt(settings, choice, row.createdAt)
    if (!dueAt) continue
    const at = Math.max(dueAt.getTime(), quietUntil.getTime())
    if (at <= now.getTime()) due.push(row)
    else later.push(at)
  }
  return { due, nextAt: later.length > 0 ? new Date(Math.min(...later)) : undefined }
}

function newsOf(due: UnmailedRow[]) {
  const sentences = due.map(({ kind, facts, count }) => notificationRule(kind)?.text({ ...facts, count }) ?? '')
  const [first, ...others] = due
  const only = others.length === 0 ? first : undefined
  const rule = only && notificationRule(only.kind)
  return {
    sentences: sentences.slice(0, namedInMail),
    more: Math.max(0, sentences.length - namedInMail),
    heading: rule?.label ?? '',
    path: (only && rule?.path(only.facts)) ?? '',
  }
}

function groupOf(due: UnmailedRow[]): NotificationGroup | 'all' {
  const [group, ...others] = new Set(due.flatMap(({ kind }) => notificationRule(kind)?.group ?? []))
  return group && others.length === 0 ? group : 'all'
}

const isMadeUp = (address: string) => /[@.]guildhall\.example$/i.test(address)
