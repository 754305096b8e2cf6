import { keyOf } from './key-of.ts'

export const invitationKeys = {
  all: ['invitations'] as const,
  received: (userId: string, view: string) => keyOf('invitations', 'received', userId, view),
  waiting: (userId: string) => keyOf('invitations', 'waiting', userId),
  own: (userId: string, projectId: string) => keyOf('invitations', 'own', userId, projectId),
  sent: (projectId: string) => keyOf('invitations', 'sent', projectId),
  projects: (userId: string, personId: string) => keyOf('invitations', 'projects', userId, personId),
  /** Offers of direct contracts, which live events of invitations are about as well. */
  direct: ['invitations', 'direct'] as const,
  directList: (userId: string, side: string) => keyOf('invitations', 'direct', 'list', userId, side),
  directOpen: (userId: string, side: string) => keyOf('invitations', 'direct', 'open', userId, side),
  directOne: (userId: string, offerId: string) => keyOf('invitations', 'direct', 'one', userId, offerId),
}
