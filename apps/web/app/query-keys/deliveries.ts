import { keyOf } from './key-of.ts'

export const deliveryKeys = {
  one: (proposalId?: string) => keyOf('deliveries', proposalId),
  version: (proposalId: string, version: number) => keyOf('deliveries', proposalId, 'version', version),
}
