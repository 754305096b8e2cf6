import { keyOf } from './key-of.ts'

export const accountKeys = {
  /** The beginning of the others, too. */
  one: (userId?: string) => keyOf('account', userId),
  settings: (userId: string) => keyOf('account', userId, 'settings'),
  devices: (userId: string) => keyOf('account', userId, 'devices'),
}
