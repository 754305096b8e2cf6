import { type NotificationView, notificationRule } from '@guildhall/contract'
import type { NotificationRow } from './notification.queries.ts'

export function presentNotification({ id, kind, facts, count, createdAt, readAt }: NotificationRow): NotificationView {
  const rule = notificationRule(kind)
  return {
    _id: id,
    kind,
    text: rule?.text({ ...facts, count }) ?? 'Something happened.',
    path: rule?.path(facts) ?? '/notifications',
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}
