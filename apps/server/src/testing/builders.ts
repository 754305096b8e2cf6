import { randomUUID } from 'node:crypto'
import { type DeliveryStatus, dayMs, type ProjectStatus, type ProposalStatus } from '@guildhall/contract'
import { users } from '../modules/1-ground/users/user.tables.ts'
import { hashPassword } from '../modules/2-people/accounts/passwords.ts'
import { insertSession as insertSessionRow } from '../modules/2-people/accounts/session.queries.ts'
import { sessionLifetimeMs } from '../modules/2-people/accounts/session.rules.ts'
import { projectSearchText } from '../modules/4-hiring/projects/project.rules.ts'
import { projects } from '../modules/4-hiring/projects/project.tables.ts'
import { proposals } from '../modules/4-hiring/proposals/proposal.tables.ts'
import type { Database } from '../platform/database/database.ts'
import { hashToken, newToken } from '../platform/tokens.ts'

export const testPassword = 'correct horse'
let testPasswordHash: Promise<string> | undefined

/** A user with a confirmed address and a session. */
export async function insertUser({ db }: Database, username = `person-${randomUUID().slice(0, 8)}`) {
  const email = `${randomUUID()}@example.com`
  testPasswordHash ??= hashPassword(testPassword)
  const passwordHash = await testPasswordHash
  const [user] = await db
    .insert(users)
    .values({ username, email, emailKey: email, emailConfirmedAt: new Date(), passwordHash })
    .returning({ id: users.id })
  return { id: user!.id, token: await insertSession({ db }, user!.id), username, email }
}

export async function insertSession({ db }: Pick<Database, 'db'>, userId: string) {
  const token = newToken()
  await insertSessionRow(db, {
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(Date.now() + sessionLifetimeMs),
  })
  return token
}

export type ProjectSeed = Partial<{
  clientId: string
  title: string
  description: string
  priceCents: number
  category: string | null
  requiredSkills: string[]
  deadlineAt: Date
  minimumLevel: 'Beginner' | 'Intermediate' | 'Advanced' | null
  status: ProjectStatus
  createdAt: Date
  clientActiveAt: Date
}>

export async function insertProject(database: Database, seed: ProjectSeed = {}) {
  const values = {
    clientId: seed.clientId ?? (await insertUser(database)).id,
    title: 'Booking page for a small ceramics studio',
    description: 'Visitors choose a class, a date and a seat, and pay later at the studio.',
    priceCents: 120_000,
    category: 'Web Development',
    requiredSkills: ['React', 'TypeScript'],
    deadlineAt: new Date(Date.now() + 20 * dayMs),
    ...seed,
    closedAt: seed.status === 'closed' ? new Date() : null,
  }
  const [project] = await database.db
    .insert(projects)
    .values({ ...values, searchText: projectSearchText(values) })
    .returning({ id: projects.id, clientId: projects.clientId })
  return project!
}

export type ProposalSeed = Partial<{
  projectId: string
  freelancerId: string
  message: string
  bidCents: number
  atBudget: boolean
  deliveryDays: number | null
  skills: string[]
  milestones: { title: string; cents: number }[]
  status: ProposalStatus
  deliveryStatus: DeliveryStatus
  createdAt: Date
}>

export async function insertProposal(database: Database, seed: ProposalSeed = {}) {
  const status = seed.status ?? 'pending'
  const deliveryStatus = seed.deliveryStatus ?? 'not_submitted'
  const projectId =
    seed.projectId ??
    (
      await insertProject(database, {
        status: status !== 'accepted' ? 'active' : deliveryStatus === 'approved' ? 'completed' : 'in_progress',
      })
    ).id
  const [proposal] = await database.db
    .insert(proposals)
    .values({
      message: 'I built two booking pages of this kind and can show both.',
      bidCents: 120_000,
      skills: ['React', 'TypeScript'],
      ...seed,
      projectId,
      freelancerId: seed.freelancerId ?? (await insertUser(database)).id,
      acceptedAt: status === 'accepted' ? new Date() : null,
    })
    .returning({ id: proposals.id, projectId: proposals.projectId, freelancerId: proposals.freelancerId })
  if (status === 'accepted' && deliveryStatus !== 'approved') {
    await database.pool.query(
      `insert into contracts (proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills, amount_cents,
         fee_bps, created_at, auto_approval_at)
       select p.id, j.id, j.client_id, p.freelancer_id, j.title, j.description, j.required_skills, p.bid_cents, 1000, now(),
         case when p.delivery_status = 'submitted' then now() + interval '14 days' end
       from proposals p join projects j on j.id = p.project_id where p.id = $1`,
      [proposal!.id],
    )
  }
  await database.pool.query('update projects set proposal_count = proposal_count + 1 where id = $1', [projectId])
  return proposal!
}
