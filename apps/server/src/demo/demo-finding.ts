import { allProjects, type DeclineReason, directOfferDays, invitationDays, toCents } from '@guildhall/contract'
import { personBookmarks, projectBookmarks } from '../modules/bookmarks/bookmark.tables.ts'
import { directOffers } from '../modules/direct-contracts/direct-offer.tables.ts'
import { invitations } from '../modules/invitations/invitation.tables.ts'
import { needleOf, probeOf } from '../modules/projects/shared/project-text.rules.ts'
import { savedSearches } from '../modules/saved-searches/saved-search.tables.ts'
import type { Tx } from '../platform/database/database.ts'

const dayMs = 24 * 60 * 60 * 1_000

type DemoInvitation = {
  project: string
  client: string
  freelancer: string
  message: string
  daysAgo: number
  declined?: { reason: DeclineReason; note: string }
}

const demoInvitations: DemoInvitation[] = [
  {
    project: 'seed-ledgers',
    client: 'wanjiru',
    freelancer: 'freelancer',
    message:
      'Your departure boards show that you think about who stands in front of them. Our volunteers do, too, with cold fingers. Would you look at our ledgers?',
    daysAgo: 2,
  },
  {
    project: 'departure-board',
    client: 'client',
    freelancer: 'devika',
    message: 'You know shops that must not stop when the network does. A quay is much the same.',
    daysAgo: 6,
    declined: { reason: 'busy', note: 'I am booked until the end of next month. Ask me again for the next one.' },
  },
  {
    project: 'crew-rota-app',
    client: 'client',
    freelancer: 'anneliese',
    message: 'Before anybody builds it, somebody should draw it. That could be you.',
    daysAgo: 1,
  },
]

const demoOffer = {
  client: 'bastien',
  freelancer: 'freelancer',
  title: 'Booking rules for the summer course',
  description:
    'The practice rooms follow other hours in July and August. Please add a second calendar to the booking page you know, with its own opening times and a limit of two hours a day for each student.',
  criteria: 'A student cannot book a third hour on a summer day.\nThe winter calendar is unchanged on 1 September.',
  amountUsd: 650,
  deliveryDays: 12,
  daysAgo: 1,
}

const demoBookmarks = {
  projects: [
    { by: 'freelancer', project: 'practice-rooms' },
    { by: 'freelancer', project: 'gapfinder-icon' },
  ],
  people: [
    { by: 'client', person: 'mateo' },
    { by: 'client', person: 'hyejin' },
  ],
}

type Ids = { ofPerson: (key: string) => string; ofProject: (key: string) => string }

/** Who was invited, what was offered directly, and what people saved. Adds no jobs, so nothing is mailed. */
export async function insertDemoFinding(tx: Tx, { ofPerson, ofProject }: Ids, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await tx.insert(invitations).values(
    demoInvitations.map(({ project, client, freelancer, message, daysAgo, declined }) => ({
      projectId: ofProject(project),
      clientId: ofPerson(client),
      freelancerId: ofPerson(freelancer),
      message,
      createdAt: before(daysAgo),
      expiresAt: before(daysAgo - invitationDays),
      ...(declined
        ? {
            status: 'declined' as const,
            declineReason: declined.reason,
            declineNote: declined.note,
            endedAt: before(daysAgo / 2),
          }
        : {}),
    })),
  )
  const { client, freelancer, amountUsd, daysAgo, ...terms } = demoOffer
  await tx.insert(directOffers).values({
    ...terms,
    clientId: ofPerson(client),
    freelancerId: ofPerson(freelancer),
    amountCents: toCents(amountUsd),
    milestones: [],
    createdAt: before(daysAgo),
    expiresAt: before(daysAgo - directOfferDays),
  })
  await tx.insert(projectBookmarks).values(
    demoBookmarks.projects.map(({ by, project }, index) => ({
      userId: ofPerson(by),
      projectId: ofProject(project),
      savedAt: before(index + 1),
    })),
  )
  await tx.insert(personBookmarks).values(
    demoBookmarks.people.map(({ by, person }, index) => ({
      userId: ofPerson(by),
      personId: ofPerson(person),
      savedAt: before(index + 1),
    })),
  )
  const needle = needleOf('booking')
  await tx.insert(savedSearches).values({
    userId: ofPerson('freelancer'),
    kind: 'projects',
    name: 'Booking pages',
    search: { search: 'booking', category: allProjects, sort: 'newest' },
    alerts: 'daily',
    needle,
    probe: probeOf(needle),
    createdAt: before(4),
  })
}
