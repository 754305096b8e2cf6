import type { DomainEvent, EventKind, LiveEvent, MessageEvent } from '@guildhall/contract'
import type { QueuedMail } from './modules/1-ground/mail/shared/queue-mail.ts'
import type { Notice } from './modules/2-people/notifications/shared/notify.ts'
import type { JobKind } from './platform/jobs/job-kind.ts'
import type { Change } from './platform/live/publish-changed.ts'

/** What follows from one event. Carried out in this order, within the event's transaction. */
export type Effects = {
  notices?: readonly Notice[]
  /** What the conversation of two people shows, if there is one. */
  lines?: readonly ConversationLine[]
  /** Messages that are shown otherwise from now on, to both members. */
  redrawn?: readonly { conversationId: string; seq: number }[]
  mails?: readonly QueuedMail[]
  jobs?: readonly AddedJob[]
  /** What open screens of these people read again after the commit. */
  stale?: readonly ({ people: readonly (string | null)[] } & Change)[]
  /** What open screens of these people show after the commit. */
  shown?: readonly { people: readonly string[]; event: LiveEvent }[]
}

export type ConversationLine = { actorId: string; otherId: string; event: MessageEvent }

export type AddedJob = { kind: JobKind<object>; data: object; startAfter?: Date; key?: string }

/** Pure: facts that it needs are part of the event. `at`: when it happened. */
export type EffectsOf<Kind extends EventKind = EventKind> = {
  [K in Kind]: (event: DomainEvent<K>, at: Date) => Effects
}

/** What one module makes follow from events, its own or those of others. */
export type EffectsPart = Partial<EffectsOf>

export function job<Data extends object>(
  kind: JobKind<Data>,
  data: Data,
  options: { startAfter?: Date; key?: string } = {},
): AddedJob {
  return { kind, data, ...options }
}
