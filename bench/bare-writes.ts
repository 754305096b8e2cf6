import type pg from 'pg'
import { insertProjectSql } from '../apps/server/src/modules/projects/project.queries.ts'
import { projectSearchText } from '../apps/server/src/modules/projects/project.rules.ts'
import { toProject } from './bare-reads.ts'

export type NewProject = {
  title: string
  description: string
  price: number
  category: string | null
  requiredSkills: string[]
  deadline: string
}

export async function createProject(pool: pg.Pool, project: NewProject, clientId: string) {
  const { rows } = await pool.query({
    name: 'project_insert',
    text: insertProjectSql,
    values: [
      clientId,
      project.title,
      project.description,
      Math.round(project.price * 100),
      project.category,
      '',
      project.requiredSkills,
      new Date(project.deadline),
      null,
      projectSearchText(project),
    ],
  })
  return toProject(rows[0] ?? {})
}

export type NewProposal = { projectId: string; freelancerId: string; message: string; bidAmount: number }

/** As in the application: lock the project, count the proposal on it, insert it, read it back with both parties. */
export async function propose(pool: pg.Pool, { projectId, freelancerId, message, bidAmount }: NewProposal) {
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    const { rows: locked } = await connection.query(lockSql, [projectId])
    if (locked[0]?.status !== 'active' || locked[0].client_id === freelancerId) throw new Error('no proposal allowed')
    await connection.query('update projects set proposal_count = proposal_count + 1 where id = $1', [projectId])
    const values = [projectId, freelancerId, message, Math.round(bidAmount * 100), locked[0].required_skills]
    const { rows: inserted } = await connection.query(insertSql, values)
    const { rows } = await connection.query(readSql, [projectId, inserted[0]?.id])
    await connection.query('commit')
    return toProposal(rows[0] ?? {})
  } catch (error) {
    await connection.query('rollback')
    throw error
  } finally {
    connection.release()
  }
}

const lockSql = `select id, client_id, title, description, price_cents, category, image, required_skills, deadline_at,
  status, proposal_count, created_at from projects where id = $1 for update`

const insertSql = `insert into proposals (project_id, freelancer_id, message, bid_cents, skills)
  values ($1, $2, $3, $4, $5) on conflict (project_id, freelancer_id) do nothing returning id`

const readSql = `
  select m.id, m.project_id, p.title, p.status as project_status, p.price_cents, p.required_skills, p.client_id,
    coalesce(nullif(cp.name, ''), c.username) as client_name, m.freelancer_id,
    coalesce(nullif(fp.name, ''), f.username) as freelancer_name, f.email as freelancer_email, m.message, m.bid_cents,
    m.delivery_days, m.skills, m.status, m.delivery_status, m.created_at, m.accepted_at
  from proposals m join projects p on p.id = m.project_id join users c on c.id = p.client_id
    join users f on f.id = m.freelancer_id left join profiles cp on cp.user_id = p.client_id
    left join profiles fp on fp.user_id = m.freelancer_id
  where m.project_id = $1 and m.id = $2 order by m.created_at desc, m.id desc limit 1`

function toProposal(row: pg.QueryResultRow) {
  return {
    _id: row.id,
    projectId: {
      _id: row.project_id,
      title: row.title,
      status: row.project_status,
      createdBy: { _id: row.client_id, name: row.client_name, company: '' },
    },
    freelancerId: { _id: row.freelancer_id, name: row.freelancer_name, email: row.freelancer_email },
    clientId: row.client_id,
    message: row.message,
    description: row.message,
    bidAmount: (row.bid_cents ?? row.price_cents) / 100,
    deliveryTime: row.delivery_days,
    skills: row.skills ?? row.required_skills,
    status: row.status,
    deliveryStatus: row.delivery_status,
    createdAt: row.created_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    allowedMoves: [],
  }
}
