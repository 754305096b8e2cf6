import { dayMs, hourMs, invitationDays } from '@guildhall/contract'
import { invitations } from '../../modules/4-hiring/invitations/invitation.tables.ts'
import { personBookmarks, projectBookmarks } from '../../modules/7-finding/bookmarks/bookmark.tables.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Ids } from './crowd-happenings.ts'
import { type CrowdInvitation, crowdInvitations } from './crowd-invitations.ts'
import type { CrowdPerson } from './crowd-types.ts'
import { insertRows } from './insert-rows.ts'
import type { PlannedDeal } from './plan-deals.ts'
import { spread } from './spread.ts'

type Crowd = { people: readonly CrowdPerson[]; deals: readonly PlannedDeal[]; idOf: Ids; now: Date }

/** Who was invited to what, and what people have put aside. */
export async function insertCrowdFinding(tx: Tx, crowd: Crowd): Promise<void> {
  await insertRows(
    tx,
    invitations,
    crowdInvitations.map((invitation) => invitationRow(invitation, crowd)),
  )
  await insertRows(tx, projectBookmarks, projectsSaved(crowd))
  await insertRows(tx, personBookmarks, peopleSaved(crowd))
}

function invitationRow({ project, to, message, daysAgo = 0, declined }: CrowdInvitation, { deals, idOf, now }: Crowd) {
  const deal = deals.find(({ title }) => title.startsWith(project))
  if (!deal) throw new Error(`no deal of the crowd begins with ${project}`)
  const answeredMs = spread(`${to} answers ${project}`, 2, 30) * hourMs
  const proposedAt = deal.bids.find(({ by }) => by === to)?.sentAt
  // Not before the project was posted.
  const asked = proposedAt ? proposedAt.getTime() - answeredMs : now.getTime() - daysAgo * dayMs
  const createdAt = new Date(Math.max(asked, deal.postedAt.getTime()))
  const status = proposedAt ? 'proposed' : declined ? 'declined' : 'open'
  const endedAt = proposedAt ?? (declined ? new Date(Math.min(+createdAt + answeredMs, +now)) : null)
  return {
    projectId: deal.projectId,
    clientId: idOf(deal.client),
    freelancerId: idOf(to),
    message,
    status,
    declineReason: declined?.reason ?? null,
    declineNote: declined?.note ?? '',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + invitationDays * dayMs),
    endedAt,
  } as const
}

const savedEach = 2

/** Open projects that ask for what a person can do and has not answered yet. */
function projectsSaved({ people, deals, idOf, now }: Crowd) {
  const open = deals.filter(({ state }) => state === 'open')
  return people.flatMap(({ key, skills }) =>
    open
      .filter(({ client, bids }) => client !== key && !bids.some(({ by }) => by === key))
      .filter((deal) => deal.skills.some((skill) => skills.includes(skill)))
      .toSorted((one, other) => spread(`${key} ${one.title}`, 0, 1) - spread(`${key} ${other.title}`, 0, 1))
      .slice(0, savedEach)
      .map(({ projectId, postedAt, title }) => {
        const age = now.getTime() - postedAt.getTime()
        return {
          userId: idOf(key),
          projectId,
          savedAt: new Date(now.getTime() - age * spread(`${key} saves ${title}`, 0.1, 0.9)),
        }
      }),
  )
}

/** Those who wrote to a client and were not chosen, for another time. */
function peopleSaved({ deals, idOf, now }: Crowd) {
  const saved = new Map<string, { userId: string; personId: string; savedAt: Date }>()
  for (const { client, contract, bids } of deals) {
    const other = contract && bids.find(({ by, status }) => status === 'rejected' && by !== client)
    if (!other || spread(`${client} keeps ${other.by}`, 0, 1) < 0.5) continue
    const savedAt = new Date(Math.min(contract.acceptedAt.getTime() + hourMs, now.getTime()))
    saved.set(`${client} ${other.by}`, { userId: idOf(client), personId: idOf(other.by), savedAt })
  }
  return [...saved.values()]
}
