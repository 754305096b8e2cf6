import { accountNotifications } from './notification-kinds/account.ts'
import { hiringNotifications } from './notification-kinds/hiring.ts'
import { moneyNotifications } from './notification-kinds/money.ts'
import { projectNotifications } from './notification-kinds/projects.ts'
import { type NotificationGroup, type NotificationKindRule, notificationGroups } from './notification-kinds/rule.ts'
import { workNotifications } from './notification-kinds/work.ts'

/** Read by the server, the settings, the screens and docs/notifications.md. */
export const notificationKinds = {
  ...hiringNotifications,
  ...workNotifications,
  ...projectNotifications,
  ...moneyNotifications,
  ...accountNotifications,
}

export type NotificationKind = keyof typeof notificationKinds

/** Undefined for a kind that is no longer in the table. */
export const notificationRule = (kind: string): NotificationKindRule | undefined =>
  Object.hasOwn(notificationKinds, kind) ? notificationKinds[kind as NotificationKind] : undefined

export const allNotificationKinds = Object.keys(notificationKinds) as NotificationKind[]
export const choosableKinds = allNotificationKinds.filter((kind) => !notificationRule(kind)?.always)
export const allNotificationGroups = Object.keys(notificationGroups) as NotificationGroup[]
