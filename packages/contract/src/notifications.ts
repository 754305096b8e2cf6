import { z } from 'zod'
import { idText } from './id-text.ts'
import { mailChoices } from './notification-kinds/rule.ts'
import { allNotificationGroups, allNotificationKinds, choosableKinds } from './notification-kinds.ts'
import { markReadMaximum, unreadCountCap } from './notifications.constants.ts'
import { pageQuery } from './projects.ts'
import { isTimeZone } from './time-zone.ts'

export const notificationView = z.object({
  _id: z.uuid(),
  kind: z.string(),
  text: z.string(),
  path: z.string(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})
export type NotificationView = z.infer<typeof notificationView>

export const notificationListView = z.array(notificationView)

export const notificationsQuery = z.object({
  unread: z.enum(['true', 'false'], { error: 'unread must be true or false.' }).optional(),
  cursor: pageQuery.cursor,
  limit: pageQuery.limit,
})

export const unreadCountView = z.object({ unread: z.number().int().min(0).max(unreadCountCap) })
export type UnreadCountView = z.infer<typeof unreadCountView>

/** An offset can move an instant out of the years from 1 to 9999, which the database cannot compare with. */
function isOfFourDigitYear(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** With an instant, what came later stays unread. */
export const markReadBody = z.union(
  [
    z.strictObject({ ids: z.array(idText()).min(1).max(markReadMaximum) }),
    z.strictObject({ upTo: z.iso.datetime({ offset: true }).refine(isOfFourDigitYear) }),
  ],
  { error: `Send ids, at most ${markReadMaximum}, or upTo, an instant.` },
)
export type MarkReadBody = z.infer<typeof markReadBody>

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Write a time as 22:00.' })
const mailChoice = z.enum(mailChoices, { error: `Choose one of ${mailChoices.join(', ')}.` })

const timeZone = z.string().max(64).refine(isTimeZone, { error: 'This is not a time zone we know.' })

export const timeZoneBody = z.object({ timeZone })
export type TimeZoneBody = z.infer<typeof timeZoneBody>

const settingsFields = {
  /** In `timeZone`. Null: mail at any time. */
  quietHours: z
    .object({ from: clockTime, to: clockTime })
    .refine(({ from, to }) => from !== to, { error: 'Quiet hours must begin and end at different times.' })
    .nullable(),
  timeZone,
  digestHour: z
    .int({ error: 'The hour of the digest must be a whole number.' })
    .min(0, { error: 'The hour of the digest is from 0 to 23.' })
    .max(23, { error: 'The hour of the digest is from 0 to 23.' }),
}

/** Absent `choices` keep their default. */
export const notificationSettingsBody = z.object({
  choices: z.partialRecord(z.enum(choosableKinds, { error: 'This cannot be changed.' }), mailChoice),
  ...settingsFields,
})
export type NotificationSettingsBody = z.infer<typeof notificationSettingsBody>

export const notificationSettingsView = z.object({
  choices: z.partialRecord(z.enum(allNotificationKinds), mailChoice),
  ...settingsFields,
  saved: z.boolean(),
})
export type NotificationSettingsView = z.infer<typeof notificationSettingsView>

/** Says nothing about the person. */
export const unsubscribedView = z.object({ groups: z.array(z.enum(allNotificationGroups)), subscribed: z.boolean() })
export type UnsubscribedView = z.infer<typeof unsubscribedView>
