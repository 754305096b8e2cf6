import type { DirectOfferStatus } from './direct-contracts.constants.ts'
import type { Move } from './move-table.ts'

export type DirectOfferGuard = 'client_not_suspended'

export const directOfferMoves = {
  accept: {
    by: ['freelancer'],
    from: ['open'],
    to: 'accepted',
    refusals: {
      party: 'direct.not_freelancer',
      state: 'direct.over',
      guards: { client_not_suspended: 'direct.client_suspended' },
    },
  },
  decline: {
    by: ['freelancer'],
    from: ['open'],
    to: 'declined',
    refusals: { party: 'direct.not_freelancer', state: 'direct.over' },
  },
  withdraw: {
    by: ['client'],
    from: ['open'],
    to: 'withdrawn',
    refusals: { party: 'direct.not_client', state: 'direct.over' },
  },
  expire: {
    by: ['clock'],
    from: ['open'],
    to: 'expired',
    partOf: 'clock',
    refusals: { party: 'direct.not_client', state: 'direct.over' },
  },
} as const satisfies Record<string, Move<DirectOfferStatus, DirectOfferGuard>>
