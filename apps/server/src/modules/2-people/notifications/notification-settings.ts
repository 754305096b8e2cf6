import {
  allNotificationKinds,
  choosableKinds,
  defaultDigestHour,
  type NotificationSettingsBody,
  type NotificationSettingsView,
  notificationRule,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Once } from '../../1-ground/idempotency/shared/answer-once.ts'
import { type MailSettings, mailChoiceOf, mailDueAt } from './mail-time.rules.ts'
import { findSettings, type SettingsRow, setUnsavedTimeZone, upsertSettings } from './notification-settings.queries.ts'
import { mailPersonJob } from './shared/notification.jobs.ts'

export async function getNotificationSettings(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
): Promise<NotificationSettingsView> {
  const row = (await findSettings(db, [userId])).get(userId)
  return present(settingsOf(row), row?.savedAt !== undefined && row.savedAt !== null)
}

/** Replaces the person's settings. Waiting mails are scheduled again. */
export async function saveNotificationSettings(
  { database: { db }, jobs, clock }: Once<Pick<Deps, 'database' | 'jobs' | 'clock'>>,
  { userId, ...body }: NotificationSettingsBody & { userId: string },
): Promise<NotificationSettingsView> {
  const now = clock()
  const { quietHours, timeZone, digestHour } = body
  const changed = choosableKinds.filter((kind) => (body.choices[kind] ?? defaultOf(kind)) !== defaultOf(kind))
  const settings: MailSettings = {
    choices: Object.fromEntries(changed.map((kind) => [kind, body.choices[kind]])),
    mutedGroups: [],
    quiet: quietHours && { from: minutesOf(quietHours.from), to: minutesOf(quietHours.to) },
    timeZone,
    digestHour,
  }
  await db.transaction(async (tx) => {
    await upsertSettings(tx, {
      userId,
      choices: settings.choices,
      mutedGroups: [],
      quietFrom: settings.quiet?.from ?? null,
      quietTo: settings.quiet?.to ?? null,
      timeZone,
      digestHour,
      savedAt: now,
    })
    for (const choice of ['now', 'digest'] as const) {
      const startAfter = mailDueAt(settings, choice, now)
      if (startAfter) await jobs.add(tx, mailPersonJob, { userId }, { startAfter, key: mailKey(userId, startAfter) })
    }
  })
  return present(settings, true)
}

/** Takes over the browser's time zone, until the person saves one. */
export async function recordTimeZone(
  { database: { db } }: Once<Pick<Deps, 'database'>>,
  { userId, timeZone }: { userId: string; timeZone: string },
): Promise<void> {
  await setUnsavedTimeZone(db, userId, timeZone)
}

export function settingsOf(row: SettingsRow | undefined): MailSettings {
  return {
    choices: row?.choices ?? {},
    mutedGroups: row?.mutedGroups ?? [],
    quiet: row?.quietFrom == null || row.quietTo == null ? null : { from: row.quietFrom, to: row.quietTo },
    timeZone: row?.timeZone ?? 'UTC',
    digestHour: row?.digestHour ?? defaultDigestHour,
  }
}

/** One {@link mailPersonJob} per person and minute. */
export const mailKey = (userId: string, dueAt: Date) => `${userId}:${Math.floor(dueAt.getTime() / 60_000)}`

const defaultOf = (kind: (typeof choosableKinds)[number]) => notificationRule(kind)?.mail

function present(settings: MailSettings, saved: boolean): NotificationSettingsView {
  const { quiet, timeZone, digestHour } = settings
  const choices = allNotificationKinds.map((kind) => {
    const rule = notificationRule(kind)
    return [kind, rule?.always ? rule.mail : mailChoiceOf(settings, kind)]
  })
  return {
    choices: Object.fromEntries(choices),
    quietHours: quiet && { from: clockTime(quiet.from), to: clockTime(quiet.to) },
    timeZone,
    digestHour,
    saved,
  }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
