import { keyOf } from './key-of.ts'

export const messageKeys = {
  all: ['messages'] as const,
  /** The beginning of searches in it, too. */
  list: (userId: string) => keyOf('messages', 'list', userId),
  listSearch: (userId: string, search: string) => keyOf('messages', 'list', userId, 'search', search),
  with: (userId: string, otherId: string) => keyOf('messages', 'with', userId, otherId),
  unread: (userId?: string) => keyOf('messages', 'unread', userId),
  settings: (userId: string) => keyOf('messages', 'settings', userId),
  search: (conversationId: string, search: string) => keyOf('messages', 'search', conversationId, search),
  reports: (userId: string, conversationId: string | null) => keyOf('messages', 'reports', userId, conversationId),
}
