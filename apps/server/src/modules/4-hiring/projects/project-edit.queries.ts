import { and, desc, eq, getTableColumns, lt, max, sql } from 'drizzle-orm'
import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import { isTruncatedSql, truncatedTextSql } from '../../../platform/database/truncated-text.ts'
import { projectEdits } from './project.tables.ts'
import type { StoredFacts } from './project-edit.rules.ts'

type ListedFacts = StoredFacts & { descriptionTruncated?: true }
export type ProjectEditRow = Omit<typeof projectEdits.$inferSelect, 'before' | 'after'> & {
  before: ListedFacts
  after: ListedFacts
}
export type ProjectParties = {
  clientId: string
  freelancerId: string | null
  acceptedAt: Date | null
  isPrivate: boolean
}

const partiesSql = `
  select p.client_id as "clientId", accepted.freelancer_id as "freelancerId", accepted.accepted_at as "acceptedAt",
    p.is_private as "isPrivate"
  from projects p left join proposals accepted on accepted.project_id = p.id and accepted.status = 'accepted'
  where p.id = $1`

export async function findProjectParties(db: Db, projectId: string): Promise<ProjectParties | undefined> {
  const [parties] = await queryNamed<ProjectParties>(db, 'project_parties', partiesSql, [projectId])
  return parties
}

/** Takes `Tx` with the project locked, so that the number is free. */
export async function insertProjectEdit(tx: Tx, values: Omit<typeof projectEdits.$inferInsert, 'number'>) {
  const [newest] = await tx
    .select({ number: max(projectEdits.number) })
    .from(projectEdits)
    .where(eq(projectEdits.projectId, values.projectId))
  await tx.insert(projectEdits).values({ ...values, number: (newest?.number ?? 0) + 1 })
}

export async function listProjectEdits(
  db: Db,
  { projectId, before, limit }: { projectId: string; before: number | undefined; limit: number },
): Promise<ProjectEditRow[]> {
  return db
    .select({ ...getTableColumns(projectEdits), before: listed('before'), after: listed('after') })
    .from(projectEdits)
    .where(
      and(eq(projectEdits.projectId, projectId), before === undefined ? undefined : lt(projectEdits.number, before)),
    )
    .orderBy(desc(projectEdits.number))
    .limit(limit)
}

function listed(side: 'before' | 'after') {
  const description = `(${side}->>'description')`
  return sql<ListedFacts>`${sql.raw(`case when ${isTruncatedSql(description)}
    then ${side} || jsonb_build_object('description', ${truncatedTextSql(description)}, 'descriptionTruncated', true)
    else ${side} end`)}`
}

export async function findProjectEdit(
  db: Db,
  { projectId, number }: { projectId: string; number: number },
): Promise<ProjectEditRow | undefined> {
  const [row] = await db
    .select()
    .from(projectEdits)
    .where(and(eq(projectEdits.projectId, projectId), eq(projectEdits.number, number)))
  return row
}

export async function countProjectEdits(db: Db, projectId: string): Promise<number> {
  // Numbers have no gaps, so the last one is the count.
  const [row] = await db
    .select({ count: max(projectEdits.number) })
    .from(projectEdits)
    .where(eq(projectEdits.projectId, projectId))
  return row?.count ?? 0
}

// `fields` finds the first edit of each field without reading all texts.
const factsAtAcceptanceSql = `
  select coalesce(jsonb_object_agg(field, (
      select before->field from project_edits where project_id = $1 and number = first_change.number
    )), '{}') as facts
  from (
    select distinct on (field) field, number from project_edits, unnest(fields) as field
    where project_id = $1 order by field, number
  ) first_change`

export async function findFactsAtAcceptance(db: Db, projectId: string): Promise<StoredFacts> {
  const [row] = await queryNamed<{ facts: StoredFacts }>(db, 'project_at_acceptance', factsAtAcceptanceSql, [projectId])
  return row?.facts ?? {}
}
