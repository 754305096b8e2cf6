import { ofAccounts, ofModeration, ofResults, ofSecurity } from './account-events.ts'
import type { EventRule, EventSubjects } from './event-rule.ts'
import { ofMessages, ofProjects, ofReminders, ofReviews, ofSearches } from './project-events.ts'
import { ofContracts, ofDeliveries, ofDisputes, ofInvitations, ofMoney, ofProposals } from './work-events.ts'

/** Everything that happens. What follows from each kind: `apps/server/src/event-effects.ts`. */
export const eventRules = {
  ...ofProjects,
  ...ofProposals,
  ...ofInvitations,
  ...ofDeliveries,
  ...ofContracts,
  ...ofMoney,
  ...ofDisputes,
  ...ofReviews,
  ...ofMessages,
  ...ofSearches,
  ...ofResults,
  ...ofAccounts,
  ...ofSecurity,
  ...ofModeration,
  ...ofReminders,
}

export type EventKind = keyof typeof eventRules
export const eventKinds = Object.keys(eventRules) as EventKind[]
export type EventFacts<Kind extends EventKind> = NonNullable<(typeof eventRules)[Kind]['facts']>
export type EventContext<Kind extends EventKind> = NonNullable<(typeof eventRules)[Kind]['context']>

export type EventAbout<Kind extends EventKind> = EventSubjects[(typeof eventRules)[Kind]['subject']]

/** Of one contract, one proposal and so on: what a use case says has happened. */
export type DomainEvent<Kind extends EventKind = EventKind> = {
  [K in Kind]: {
    kind: K
    /** Null for what the clock, a payment provider or the operator of the machine did. */
    actorId: string | null
    about: EventAbout<K>
  } & (keyof EventFacts<K> extends never ? { facts?: never } : { facts: EventFacts<K> }) &
    (keyof EventContext<K> extends never ? { context?: never } : { context: EventContext<K> })
}[Kind]

export const eventRule = (kind: EventKind): EventRule => eventRules[kind]
