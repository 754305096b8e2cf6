import {
  type DeclineReason,
  dayMs,
  directOfferDays,
  invitationDays,
  savedSearchBody,
  toCents,
} from '@guildhall/contract'
import { notifications } from '../modules/2-people/notifications/notification.tables.ts'
import { invitations } from '../modules/4-hiring/invitations/invitation.tables.ts'
import { directOffers } from '../modules/5-contracts/direct-contracts/direct-offer.tables.ts'
import { personBookmarks, projectBookmarks } from '../modules/7-finding/bookmarks/bookmark.tables.ts'
import { savedSearches, savedSearchPeople } from '../modules/7-finding/saved-searches/saved-search.tables.ts'
import { searchToStore } from '../modules/7-finding/saved-searches/shared/search-to-store.rules.ts'
import type { Tx } from '../platform/database/database.ts'
import { demoPeople } from './demo-people.ts'

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
    project: 'plot-map',
    client: 'wanjiru',
    freelancer: 'freelancer',
    message: 'Nobody here has drawn this map twice the same way. You like things that have to agree with each other.',
    daysAgo: 5,
  },
  {
    project: 'practice-rooms',
    client: 'bastien',
    freelancer: 'freelancer',
    message: 'You built the booking page. Would you also draw the signs on the doors?',
    daysAgo: 9,
    declined: {
      reason: 'skills',
      note: 'I can align a grid, but not draw. Ask Mateo: his lettering reads from across a street.',
    },
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

const demoOffers = [
  {
    client: 'bastien',
    freelancer: 'freelancer',
    title: 'Booking rules for the summer course',
    description:
      'The practice rooms follow other hours in July and August. Please add a second calendar to the booking page you know, with its own opening times and a limit of two hours a day for each student.',
    criteria: 'A student cannot book a third hour on a summer day.\nThe winter calendar is unchanged on 1 September.',
    amountUsd: 650,
    deliveryDays: 12,
    daysAgo: 1,
  },
  {
    client: 'client',
    freelancer: 'mateo',
    title: 'Autumn timetable, second printing',
    description:
      'The poster from spring with the autumn times, for twelve quays. The winter colours you showed me last time are fine. Print files as before: A1, with the bleed that the printer in Bergen asks for.',
    criteria: 'All departures match the table I send.\nReadable from three metres at night.',
    amountUsd: 420,
    deliveryDays: 9,
    daysAgo: 2,
  },
  {
    client: 'client',
    freelancer: 'bisi',
    title: 'Safety card for the new vessel',
    description:
      'One card for each seat: what to do, in which order, in as few words as can be. English and Norwegian.',
    criteria: '',
    amountUsd: 380,
    deliveryDays: 7,
    daysAgo: 12,
    declined: 'I would love to, but my Norwegian ends at “takk”. I can do the English one alone.',
  },
]

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

const demoSearches = [
  {
    by: 'freelancer',
    kind: 'projects',
    name: 'Booking pages',
    search: { search: 'booking' },
    alerts: 'daily',
    daysAgo: 4,
  },
  {
    by: 'freelancer',
    kind: 'projects',
    name: 'Anything for the web',
    search: { category: 'Web Development' },
    alerts: 'off',
    daysAgo: 20,
  },
  {
    by: 'client',
    kind: 'people',
    name: 'Lettering for the quays',
    search: { skill: 'Lettering', maxRate: 60 },
    alerts: 'now',
    daysAgo: 6,
    told: { person: 'mateo', daysAgo: 1 },
  },
  {
    by: 'client',
    kind: 'people',
    name: 'Someone for the departure data',
    search: { skill: 'Python', maxRate: 90 },
    alerts: 'daily',
    daysAgo: 15,
  },
] as const

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
  await tx.insert(directOffers).values(
    demoOffers.map(({ client, freelancer, amountUsd, daysAgo, declined, ...terms }) => ({
      ...terms,
      clientId: ofPerson(client),
      freelancerId: ofPerson(freelancer),
      amountCents: toCents(amountUsd),
      milestones: [],
      createdAt: before(daysAgo),
      expiresAt: before(daysAgo - directOfferDays),
      ...(declined ? { status: 'declined' as const, declineNote: declined, endedAt: before(daysAgo / 2) } : {}),
    })),
  )
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
  await insertSearches(tx, ofPerson, before)
}

async function insertSearches(tx: Tx, ofPerson: Ids['ofPerson'], before: (days: number) => Date) {
  for (const demo of demoSearches) {
    const { by, name: searchName, alerts, daysAgo } = demo
    const userId = ofPerson(by)
    const body = { kind: demo.kind, name: searchName, search: demo.search, alerts }
    const [saved] = await tx
      .insert(savedSearches)
      .values({ ...searchToStore(savedSearchBody.parse(body)), userId, createdAt: before(daysAgo) })
      .returning({ id: savedSearches.id })
    if (!saved || !('told' in demo)) continue
    const { person, daysAgo: toldDaysAgo } = demo.told
    const [actorId, at] = [ofPerson(person), before(toldDaysAgo)]
    const actorName = demoPeople.find(({ key }) => key === person)?.name ?? person
    await tx.insert(savedSearchPeople).values({ searchId: saved.id, personId: actorId, foundAt: at, waits: false })
    await tx.insert(notifications).values({
      ...{ userId, kind: 'search.person_found', createdAt: at },
      facts: { actorId, actorName, searchName },
      eventKey: `search.person_found:${actorId}:${at.toISOString()}`,
    })
  }
}
