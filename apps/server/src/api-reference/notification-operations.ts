import { type Chapter, paged } from './operation-facts.ts'

export const notificationChapters: Readonly<Record<string, Chapter>> = {
  Notifications: {
    description: 'What happened that concerns you, and which of it is mailed.',
    operations: {
      'GET /api/notifications': { id: 'listNotifications', headers: paged },
      'GET /api/notifications/unread-count': { id: 'countUnreadNotifications' },
      'POST /api/notifications/read': { id: 'markNotificationsRead' },
      'GET /api/notifications/settings': { id: 'getNotificationSettings' },
      'PUT /api/notifications/settings': { id: 'saveNotificationSettings' },
      'PUT /api/notifications/time-zone': { id: 'reportTimeZone' },
      'GET /api/mail/unsubscribe/{token}': { id: 'openUnsubscribePage' },
      'POST /api/mail/unsubscribe/{token}': { id: 'unsubscribe' },
      'DELETE /api/mail/unsubscribe/{token}': { id: 'resubscribe' },
    },
  },
}
