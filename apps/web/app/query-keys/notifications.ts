import { keyOf } from './key-of.ts'

export const notificationKeys = {
  all: ['notifications'] as const,
  list: (userId?: string, filters?: object) => keyOf('notifications', 'list', userId, filters),
  unread: (userId: string) => keyOf('notifications', 'unread', userId),
}
