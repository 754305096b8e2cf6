import { type Db, queryPlanned, type Tx } from '../../../platform/database/database.ts'

export type OpenWork = { projectId: string; title: string; role: 'client' | 'freelancer' }

/** Neither has ended, which an index of open contracts needs. */
const isUnsettled = `c.ended_at is null and (c.status = 'payment_due' or c.status = 'disputed' and not exists (
  select from projects j where j.id = c.project_id and j.status = 'in_progress'))`

export async function listOpenWork(db: Db | Tx, userId: string): Promise<OpenWork[]> {
  return queryPlanned<OpenWork>(
    db,
    `select id as "projectId", title, role from (
       select id, title, created_at, 'client' as role from projects where client_id = $1 and status = 'in_progress'
       union all
       select j.id, j.title, j.created_at, 'freelancer' from proposals p join projects j on j.id = p.project_id
       where p.freelancer_id = $1 and p.status = 'accepted' and j.status = 'in_progress'
       union all
       select project_id, title, created_at, 'client' from contracts c where client_id = $1 and ${isUnsettled}
       union all
       select project_id, title, created_at, 'freelancer' from contracts c where freelancer_id = $1 and ${isUnsettled}
     ) work order by created_at, id`,
    [userId],
  )
}

/** In the order of their ids, so that two deletions cannot deadlock. `nowait`: a lock that another holds is an error. */
export async function lockProjectsOf(tx: Tx, userId: string, waiting: '' | 'nowait' = '') {
  await queryPlanned(
    tx,
    `select id from projects
     where (client_id = $1 and status in ('active', 'closed', 'in_progress'))
       or id in (select project_id from proposals where freelancer_id = $1 and status <> 'accepted')
       or (status = 'in_progress' and id in (select project_id from proposals where freelancer_id = $1))
     order by id for no key update ${waiting}`,
    [userId],
  )
}

export type LostProposal = { proposalId: string; freelancerId: string; projectTitle: string }

export async function listLostProposals(tx: Tx, userId: string): Promise<LostProposal[]> {
  return queryPlanned<LostProposal>(
    tx,
    `select p.id as "proposalId", p.freelancer_id as "freelancerId", j.title as "projectTitle"
     from projects j join proposals p on p.project_id = j.id
     where j.client_id = $1 and j.status in ('active', 'closed') and p.status = 'pending'`,
    [userId],
  )
}

export async function listWaitingClients(tx: Tx, userId: string): Promise<string[]> {
  const rows = await queryPlanned<{ clientId: string }>(
    tx,
    `select distinct j.client_id as "clientId" from proposals p join projects j on j.id = p.project_id
     where p.freelancer_id = $1 and p.status <> 'accepted' and j.status in ('active', 'closed')`,
    [userId],
  )
  return rows.map(({ clientId }) => clientId)
}

/** Lets the statements of this transaction take a minute each: an account can hold a lot. */
export async function allowLongStatements(tx: Tx) {
  await queryPlanned(tx, `set local statement_timeout = '60s'`, [])
}

const contractsRead = 1_000

/** The other sides of a person’s newest 1,000 contracts as either side: pages of older ones are seldom open. */
export async function listPartners(tx: Tx, userId: string): Promise<string[]> {
  const rows = await queryPlanned<{ partnerId: string }>(
    tx,
    `(select freelancer_id as "partnerId" from (
       select freelancer_id from contracts where client_id = $1 order by created_at desc, id desc limit ${contractsRead}) c)
     union (select client_id from (
       select client_id from contracts where freelancer_id = $1 order by created_at desc, id desc limit ${contractsRead}) f)`,
    [userId],
  )
  return rows.map(({ partnerId }) => partnerId)
}
