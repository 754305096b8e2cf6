import { keyOf } from './key-of.ts'

export const profileKeys = {
  all: ['profiles'] as const,
  own: (userId: string) => keyOf('profiles', 'own', userId),
  skills: (userId: string) => keyOf('profiles', 'skills', userId),
  texts: (userId: string) => keyOf('profiles', 'texts', userId),
  offeredTo: (personId: string) => keyOf('profiles', 'offered to', personId),
}
