import { type EventKind, type EventSubjects, eventRule, type MessageEvent } from '@guildhall/contract'

type OfProposal = EventSubjects['proposal']
type Acted = { actorId: string | null; about: { clientId: string; freelancerId: string } }

export const sidesOf = ({ clientId, freelancerId }: Acted['about']) => [clientId, freelancerId]

/** The one of the two sides who did not act. */
export function otherSide({ actorId, about }: Acted): string {
  return actorId === about.clientId ? about.freelancerId : about.clientId
}

/** What the conversation of the two shows of an event, as an act of `actorId`. */
export function lineOf(
  { kind, actorId, about }: { kind: EventKind; actorId: string | null; about: OfProposal },
  version?: number,
): { actorId: string; otherId: string; event: MessageEvent }[] {
  const { line } = eventRule(kind)
  if (actorId === null || !line) return []
  const { projectId, projectTitle, proposalId } = about
  const event = { kind: line, projectId, projectTitle, proposalId, ...(version === undefined ? {} : { version }) }
  return [{ actorId, otherId: otherSide({ actorId, about }), event }]
}

/** For the facts of a notification. */
export const proposalFacts = ({ proposalId, projectId, projectTitle }: OfProposal) => ({
  proposalId,
  projectId,
  projectTitle,
})
export const contractFacts = ({ contractId, projectId, projectTitle }: EventSubjects['contract']) => ({
  contractId,
  projectId,
  projectTitle,
})
