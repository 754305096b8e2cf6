import { randomUUID } from 'node:crypto'
import { dayMs, normalizeEmail, toCents } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { withoutCall } from '../modules/1-ground/idempotency/shared/answer-once.ts'
import { profiles } from '../modules/1-ground/users/profile.tables.ts'
import { users } from '../modules/1-ground/users/user.tables.ts'
import { hashPassword } from '../modules/2-people/accounts/passwords.ts'
import { projectSearchText } from '../modules/4-hiring/projects/project.rules.ts'
import { projects } from '../modules/4-hiring/projects/project.tables.ts'
import { proposals } from '../modules/4-hiring/proposals/proposal.tables.ts'
import { deliverables, deliveries } from '../modules/5-contracts/deliveries/delivery.tables.ts'
import { refreshOne } from '../modules/7-finding/talent/refresh-listings.ts'
import type { Tx } from '../platform/database/database.ts'
import { takeDemoAssessments } from './demo-assessments.ts'
import { insertDemoContracts } from './demo-contracts.ts'
import { type DemoBytes, keepDemoFile, storeDemoBytes } from './demo-files.ts'
import { insertDemoFinding } from './demo-finding.ts'
import { insertDemoNotifications } from './demo-notifications.ts'
import { demoPeople } from './demo-people.ts'
import { insertDemoPictures, type PictureAddresses, type PicturedPerson, readDemoPictures } from './demo-pictures.ts'
import { demoProjects } from './demo-projects.ts'
import { demoProposals } from './demo-proposals.ts'
import { insertDemoReports } from './demo-reports.ts'
import type { DemoDelivery, DemoPerson, DemoProposal } from './demo-types.ts'
import { insertDemoConversations } from './insert-demo-conversations.ts'
import { insertDemoReviews } from './insert-demo-reviews.ts'
import { insertDemoTalks } from './insert-demo-talks.ts'

const joinedDaysAgo = 180
const underReviewMs = 2 * dayMs

export async function insertDemo(deps: Deps, password: string, crowd: boolean): Promise<boolean> {
  const { files, clock } = deps
  const reading = readDemoPictures(demoPeople)
  const passwordHash = await hashPassword(password)
  const demoBytes: DemoBytes = new Map()
  const isInserted = await deps.database.db.transaction(async (tx) => {
    // Two processes starting together must not both find the table empty.
    await tx.execute(sql`lock table users in exclusive mode`)
    const [someone] = await tx.select({ id: users.id }).from(users).limit(1)
    if (someone) return false

    const now = clock()
    const peopleIds = await insertPeople(tx, passwordHash, now)
    const projectIds = await insertProjects(tx, peopleIds, now)
    const proposalIds = new Map<string, string>()
    for (const proposal of demoProposals) {
      const proposalId = await insertProposal(
        tx,
        proposal,
        idOf(projectIds, proposal.project),
        idOf(peopleIds, proposal.freelancer),
        now,
      )
      proposalIds.set(proposal.key, proposalId)
      if (proposal.delivery)
        await insertDelivery(tx, demoBytes, proposalId, proposal.delivery, acceptedAt(proposal, now), now)
    }
    await insertDemoTalks(tx, { now, idOf: (proposal) => idOf(proposalIds, proposal) })
    await insertProfiles(tx, { demoBytes, peopleIds, pictured: await reading, now })
    await insertDemoNotifications(tx, now)
    const ids = { ofPerson: (key: string) => idOf(peopleIds, key), ofProject: (key: string) => idOf(projectIds, key) }
    await insertDemoFinding(tx, ids, now)
    const inside = withoutCall(deps, tx)
    const idOfPerson = (person: string) => idOf(peopleIds, person)
    const accepted = demoProposals.filter(({ status }) => status === 'accepted')
    await insertDemoContracts(inside, tx, { accepted, proposalIds, idOf: idOfPerson })
    // After the contracts, as its lines tell what became of them.
    await insertDemoConversations(tx, { demoBytes, now, idOf: idOfPerson })
    await insertDemoReviews(inside, tx, { proposalIds, peopleIds: peopleIds.values() })
    await insertDemoReports(inside, tx, { idOfPerson, idOfProject: (project) => idOf(projectIds, project) })
    await takeDemoAssessments(inside, idOfPerson)
    for (const userId of peopleIds.values()) await refreshOne(inside, { userId })
    if (crowd) {
      const { insertCrowd } = await import('./crowd/insert-crowd.ts')
      await insertCrowd(deps, tx, { passwordHash, demoBytes, now })
    }
    return true
  })
  if (isInserted) await storeDemoBytes(files, demoBytes)
  return isInserted
}

async function insertPeople(tx: Tx, passwordHash: string, now: Date) {
  const createdAt = new Date(now.getTime() - joinedDaysAgo * dayMs)
  const rows = demoPeople.map(({ key, username, email }) => ({ key, id: randomUUID(), username, email }))
  await tx.insert(users).values(
    rows.map((row) => ({
      ...row,
      emailKey: normalizeEmail(row.email),
      emailConfirmedAt: createdAt,
      passwordHash,
      createdAt,
    })),
  )
  return new Map<string, string>(rows.map(({ key, id }) => [key, id]))
}

type ProfileParts = { demoBytes: DemoBytes; peopleIds: Map<string, string>; pictured: PicturedPerson[]; now: Date }

async function insertProfiles(tx: Tx, { demoBytes, peopleIds, pictured, now }: ProfileParts) {
  for (const pictures of pictured) {
    const { person } = pictures
    const userId = idOf(peopleIds, person.key)
    const addresses = await insertDemoPictures(tx, demoBytes, { ownerId: userId, pictures, now })
    await tx.insert(profiles).values(profileOf(person, userId, addresses))
  }
}

/** Stated figures stay 0, as the platform has measured its own. */
function profileOf(person: DemoPerson, userId: string, pictures: PictureAddresses): typeof profiles.$inferInsert {
  return {
    userId,
    name: person.name,
    title: person.title,
    location: person.location,
    hourlyRateCents: toCents(person.hourlyRateUsd ?? 0),
    rating: 0,
    totalJobs: 0,
    completionRate: 0,
    currentProjects: 0,
    earningsCents: 0,
    profileImage: pictures.portrait,
    bio: person.bio,
    availability: person.availability ?? null,
    hoursPerWeek: person.hoursPerWeek ?? null,
    languages: [...(person.languages ?? ['en'])],
    mayBeFound: person.hourlyRateUsd !== undefined,
    skills: [...person.skills],
    education: [...person.education],
    experience: [...person.experience],
    portfolio: person.portfolio.map(({ title, description }, position) => ({
      title,
      description,
      image: pictures.portfolio[position] ?? '',
    })),
  }
}

async function insertProjects(tx: Tx, peopleIds: Map<string, string>, now: Date) {
  const ids = new Map<string, string>()
  const rows = demoProjects.map((project) => {
    const id = randomUUID()
    ids.set(project.key, id)
    const requiredSkills = [...project.requiredSkills]
    return {
      id,
      clientId: idOf(peopleIds, project.client),
      title: project.title,
      description: project.description,
      priceCents: toCents(project.priceUsd),
      category: project.category,
      requiredSkills,
      deadlineAt: startOfDay(now, project.deadlineInDays),
      minimumLevel: project.minimumLevel ?? null,
      status: project.status,
      proposalCount: demoProposals.filter((proposal) => proposal.project === project.key).length,
      searchText: projectSearchText({ ...project, requiredSkills }),
      createdAt: new Date(now.getTime() - project.postedDaysAgo * dayMs),
    }
  })
  await tx.insert(projects).values(rows)
  return ids
}

async function insertProposal(tx: Tx, proposal: DemoProposal, projectId: string, freelancerId: string, now: Date) {
  const id = randomUUID()
  const project = projectOf(proposal)
  await tx.insert(proposals).values({
    id,
    projectId,
    freelancerId,
    message: proposal.message,
    bidCents: toCents(proposal.bidUsd ?? project.priceUsd),
    atBudget: proposal.bidUsd === undefined,
    deliveryDays: proposal.deliveryDays ?? null,
    milestones: proposal.milestones?.map(({ title, usd }) => ({ title, cents: toCents(usd) })) ?? [],
    skills: [...(proposal.skills ?? project.requiredSkills)],
    status: proposal.status,
    deliveryStatus: proposal.delivery?.status ?? 'not_submitted',
    createdAt: new Date(now.getTime() - proposal.sentDaysAgo * dayMs),
    acceptedAt: proposal.status === 'accepted' ? acceptedAt(proposal, now) : null,
  })
  return id
}

function projectOf({ project: wanted }: DemoProposal) {
  const project = demoProjects.find(({ key }) => key === wanted)
  if (!project) throw new Error(`no demo project is called ${wanted}`)
  return project
}

function acceptedAt({ sentDaysAgo }: DemoProposal, now: Date): Date {
  return new Date(now.getTime() - Math.max(sentDaysAgo - 1, sentDaysAgo / 2) * dayMs)
}

async function insertDelivery(
  tx: Tx,
  demoBytes: DemoBytes,
  proposalId: string,
  delivery: DemoDelivery,
  from: Date,
  now: Date,
) {
  // Versions are spread evenly between acceptance and now. Each decision comes half-way to the next version.
  const step = (now.getTime() - from.getTime()) / (delivery.versions.length + 1)
  for (const [index, version] of delivery.versions.entries()) {
    const isLast = index === delivery.versions.length - 1
    const status = isLast ? delivery.status : 'rejected'
    const evenly = from.getTime() + step * (index + 1)
    const submittedAt = new Date(status === 'submitted' ? Math.max(evenly, now.getTime() - underReviewMs) : evenly)
    const deliveryId = randomUUID()
    await tx.insert(deliveries).values({
      id: deliveryId,
      proposalId,
      version: index + 1,
      message: version.message,
      feedback: version.feedback ?? '',
      status,
      submittedAt,
      decidedAt: status === 'submitted' ? null : new Date(submittedAt.getTime() + step / 2),
    })
    for (const [position, file] of version.files.entries()) {
      await tx
        .insert(deliverables)
        .values({ deliveryId, position, ...(await keepDemoFile(demoBytes, file, submittedAt)) })
    }
  }
}

function idOf(ids: Map<string, string>, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`the demo data names an unknown key: ${key}`)
  return id
}

function startOfDay(now: Date, inDays: number): Date {
  const day = new Date(now.getTime() + inDays * dayMs)
  day.setUTCHours(0, 0, 0, 0)
  return day
}
