/** Writes docs/events.md from the events and what follows from them: `node setup.cjs scripts/event-docs.ts`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type DomainEvent, type EventKind, eventKinds, eventRule } from '@guildhall/contract'
import type { Effects } from '../apps/server/src/effects.ts'
import { eventEffects } from '../apps/server/src/event-effects.ts'

export const docsFile = path.join(import.meta.dirname, '..', 'docs', 'events.md')

const sides = { clientId: 'client', freelancerId: 'freelancer' }
const about = {
  ...sides,
  contractId: '…',
  proposalId: '…',
  projectId: '…',
  invitationId: '…',
  directOfferId: '…',
  personId: 'the person',
  projectTitle: '…',
}
const at = new Date('2026-05-01T00:00:00Z')
const day = at.toISOString()
/** As an event usually is. */
const facts = {
  ...{
    cents: 1,
    netCents: 1,
    keptCents: 1,
    dueCents: 1,
    source: '…',
    until: day,
    claimsUntil: day,
    closesAt: day,
    claim: 1,
    version: 1,
    codesLeft: 1,
  },
  ...{ declined: 1, isLast: false, isOver: false, after: 'end', agreedBy: 'client', openedBy: 'client' },
}
const readerIds = ['both sides of the review']
const contextWith = (targetKind: string) => ({
  ...{ email: '…', removed: { passkeys: ['…'], twoFactorOff: false }, wayBack: {}, mail: { to: '…' } },
  ...{ told: { receiverId: 'receiver' }, members: ['both members'], shown: { type: 'message', targetKind, readerIds } },
  ...{ targetKind, readerIds, contracts: [{ otherId: 'other sides of contracts' }], authorId: 'author of the review' },
  ...{ candidateIds: ['those who proposed'], lost: [{ freelancerId: 'those who proposed' }] },
  ...{
    waitingClientIds: ['clients who wait'],
    partnerIds: ['other sides of contracts'],
    days: 1,
    side: 'client',
    outcome: 'approved',
    retakeAt: at,
  },
})
const targetKinds = ['profile', 'message', 'review']

/** What follows, whoever of the two can act, and whatever is hidden. */
function effectsOf(kind: EventKind): Effects[] {
  const { by } = eventRule(kind)
  return (by ? [by] : ['client', 'freelancer']).flatMap((actorId) =>
    targetKinds.flatMap((targetKind) => {
      const event = { kind, actorId, about, facts, context: contextWith(targetKind) } as unknown as DomainEvent
      return eventEffects.flatMap((part) => {
        const effects = part[kind] as ((event: DomainEvent, at: Date) => Effects) | undefined
        return effects ? [effects(event, at)] : []
      })
    }),
  )
}

const listed = (texts: readonly string[]) => [...new Set(texts)].join('; ')
const code = (text: string | undefined) => (text === undefined ? '' : `\`${text}\``)

export function describeEvents(): string {
  const rows = eventKinds.map((kind) => {
    const { says, timeline, subject, isPassing } = eventRule(kind)
    const effects = effectsOf(kind)
    const notices = effects.flatMap(({ notices = [] }) =>
      notices.map(({ userId, kind: of }) => `${userId}: ${code(of)}`),
    )
    const lines = effects.flatMap(({ lines = [], redrawn = [] }) => [
      ...lines.map(({ event }) => code(event.kind)),
      ...redrawn.map(() => 'the message, as it is now'),
    ])
    const mails = effects.flatMap(({ mails = [] }) => mails.map((mail) => code(mail.kind)))
    const jobs = effects.flatMap(({ jobs = [] }) => jobs.map((job) => code(job.kind.name)))
    const stale = effects.flatMap(({ stale = [], shown = [] }) => [
      ...stale.map(({ part, people }) => `${part} (${people.join(', ')})`),
      ...shown.map(({ event, people }) => `${event.type} (${people.join(', ')})`),
    ])
    const cells = [code(kind), says, isPassing ? 'not kept' : subject.replace('_', ' '), code(timeline)]
    return `| ${[...cells, ...[notices, lines, mails, stale, jobs].map(listed)].join(' | ')} |`
  })
  return `# Events

<!-- Written by \`node setup.cjs scripts/event-docs.ts\` from packages/contract/src/events.ts and apps/server/src/event-effects.ts. -->

A use case says once what happened: \`deps.events.record(tx, at, { kind, actorId, about, facts, context })\`. The event is kept in the
table \`events\`, without its context, and all that follows from it happens in the same transaction. Each module declares its part in a \`*.effects.ts\`;
\`event-effects.ts\` puts the parts together.

| Event | What happened | About | In the contract’s timeline | Notified | In the conversation | Mailed | Open screens | Jobs |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

- A column shows what usually follows. An acceptance that declines more than 25 proposals tells their freelancers in a job; of what
  ends in an agreement or with an operator, both sides read the end only.
- Mails also follow from notifications ([notifications.md](notifications.md)).
- Events of a contract are never deleted. The others go with what they are about, those of an account with the account.
- Those “not kept” are no acts but dates that come near or finds of a search, or have their own record, such as a message.
`
}

if (import.meta.main) writeFileSync(docsFile, describeEvents())
