import type { DomainEvent, EventKind, MessageEvent } from '@guildhall/contract'
import type { Notice } from './modules/notifications/shared/notify.ts'
import type { JobKind } from './platform/jobs/job-kind.ts'
import type { Change } from './platform/live/publish-changed.ts'

/** What follows from one event. Carried out in this order, within the event's transaction. */
export type Effects = {
  notices?: readonly Notice[]
  /** What the conversation of two people shows, if there is one. */
  lines?: readonly ConversationLine[]
  jobs?: readonly AddedJob[]
  /** What open screens of these people read again after the commit. */
  stale?: readonly ({ people: readonly (string | null)[] } & Change)[]
}

export type ConversationLine = { actorId: string; otherId: string; event: MessageEvent }

export type AddedJob = { kind: JobKind<object>; data: object; startAfter?: Date }

/** Pure: facts that it needs are part of the event. */
export type EffectsOf<Kind extends EventKind = EventKind> = {
  [K in Kind]: (event: DomainEvent<K>) => Effects
}

/** What one module makes follow from events, its own or those of others. */
export type EffectsPart = Partial<EffectsOf>

export function job<Data extends object>(
  kind: JobKind<Data>,
  data: Data,
  options: { startAfter?: Date } = {},
): AddedJob {
  return { kind, data, ...options }
}
