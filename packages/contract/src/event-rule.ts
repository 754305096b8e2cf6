import type { ContractEventKind } from './contracts.constants.ts'
import type { MessageEventKind } from './messages.constants.ts'

type TwoSides = { clientId: string; freelancerId: string }
type OfProject = TwoSides & { projectId: string; projectTitle: string }

/** What an event is about, by its subject: the row that it is deleted with, and what it is called to those it concerns. */
export type EventSubjects = {
  proposal: OfProject & { proposalId: string }
  contract: OfProject & { proposalId: string; contractId: string }
  invitation: OfProject & { invitationId: string }
  /** Without a freelancer while only an address is known. */
  direct_offer: { directOfferId: string; projectTitle: string; clientId: string; freelancerId: string | null }
  project: { projectId: string; projectTitle: string; clientId: string }
  account: { personId: string }
}
export const eventSubjects = ['proposal', 'contract', 'invitation', 'direct_offer', 'project', 'account'] as const
export type EventSubject = (typeof eventSubjects)[number]

export type EventRule<
  Subject extends EventSubject = EventSubject,
  Facts extends object = object,
  Context extends object = object,
> = {
  subject: Subject
  /** Of the two sides, the only one that does it. */
  by?: 'client' | 'freelancer'
  /** For maintainers, and docs/events.md. */
  says: string
  /** Its name in the timeline of its contract, which shows only events that have one. */
  timeline?: ContractEventKind
  /** Its name in the conversation of the two sides. */
  line?: MessageEventKind
  /** Not stored: a date that comes near, or what has its own record. */
  isPassing?: true
  /** What is stored beside kind, time, actor and subject. */
  facts?: Facts
  /** What only its effects need, such as an address. Never stored. */
  context?: Context
}

export type Nothing = Record<never, never>

export const about =
  <Subject extends EventSubject>(subject: Subject) =>
  <Facts extends object = Nothing, Context extends object = Nothing>(
    rule: Omit<EventRule<Subject, Facts, Context>, 'subject' | 'facts' | 'context'>,
  ): EventRule<Subject, Facts, Context> => ({ subject, ...rule })
