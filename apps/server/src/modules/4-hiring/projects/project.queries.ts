import type { DeliveryStatus, Difficulty, ProjectStatus } from '@guildhall/contract'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type CarriedPart, carriedBy, carrying } from '../../../platform/database/carried-part.ts'
import { type Db, queryNamed, queryText, type Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { isTruncatedSql, truncatedText, truncatedTextSql } from '../../../platform/database/truncated-text.ts'
import { countList } from '../../1-ground/counts/shared/list-counts.queries.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownNameSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { hiddenSql, hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { suspendedSql, suspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { proposals } from '../proposals/proposal.tables.ts'
import { proposalContracts as contracts } from '../proposals/shared/contract.views.ts'
import { projects } from './project.tables.ts'

export type ProjectRow = {
  id: string
  clientId: string
  title: string
  description: string
  descriptionTruncated?: boolean
  priceCents: number
  category: string | null
  image: string
  requiredSkills: string[]
  deadlineAt: Date
  minimumLevel: Difficulty | null
  status: ProjectStatus
  proposalCount: number
  createdAt: Date
  askedAt: Date | null
}

export type ProjectValues = Pick<
  ProjectRow,
  'title' | 'description' | 'priceCents' | 'category' | 'image' | 'requiredSkills' | 'deadlineAt' | 'minimumLevel'
> & { searchText: string }

const otherColumnsSql = `p.id, p.client_id as "clientId", p.title, p.price_cents as "priceCents",
  p.category, p.image, p.required_skills as "requiredSkills", p.deadline_at as "deadlineAt",
  p.minimum_level as "minimumLevel", p.status,
  p.proposal_count as "proposalCount", p.created_at as "createdAt", p.asked_at as "askedAt"`

/** Columns of {@link ProjectRow} for named statements; `p` is the projects table. */
export const projectColumnsSql = `${otherColumnsSql}, p.description`

export const listedProjectColumnsSql = `${otherColumnsSql}, ${truncatedTextSql('p.description')} as description,
  ${isTruncatedSql('p.description')} as "descriptionTruncated"`

const {
  searchText: _unread,
  updatedAt: _unshown,
  editedAt: _ofDetail,
  isPrivate: _ofLock,
  closedAt: _ofDetailToo,
  clientActiveAt: _ofTheClock,
  ...projectColumns
} = getTableColumns(projects)
const listedDescription = truncatedText(projects.description)
const listedProjectColumns = {
  ...projectColumns,
  description: listedDescription.text,
  descriptionTruncated: listedDescription.isTruncated,
}

const isVisible = `(p.client_id = $2 or mine.id is not null
    or not p.is_private and (p.status <> 'active' or not ${suspendedText('p.client_id')}))`

/** Those that the viewer may see, in no order. What operators hid is for its client and who proposed. */
export function listProjectsByIds(db: Db, ids: readonly string[], viewerId: string) {
  const text = `select ${listedProjectColumnsSql}, mine.id as "myProposalId"
    from projects p left join proposals mine on mine.project_id = p.id and mine.freelancer_id = $2
    where p.id = any($1::uuid[]) and ${isVisible}
      and (p.client_id = $2 or mine.id is not null or not ${hiddenText('project', 'p.id')})`
  return queryNamed<ProjectRow & { myProposalId: string | null }>(db, 'projects_by_ids', text, [ids, viewerId])
}

const insertProjectSql = `with p as (
    insert into projects (id, client_id, title, description, price_cents, category, image, required_skills, deadline_at,
      minimum_level, search_text)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning *
  ) select ${projectColumnsSql} from p`

export async function insertProject(
  db: Db,
  { id, clientId, ...values }: ProjectValues & { id: string; clientId: string },
  part?: CarriedPart,
): Promise<ProjectRow> {
  const { title, description, priceCents, category, image, requiredSkills, deadlineAt, minimumLevel, searchText } =
    values
  const facts = [title, description, priceCents, category, image, requiredSkills, deadlineAt, minimumLevel]
  const statement = carrying(insertProjectSql, [id, clientId, ...facts, searchText], part)
  const [row] = await queryNamed<ProjectRow>(db, 'project_insert', ...statement)
  assertRow(row, 'an inserted project')
  return row
}

export type LockedProjectRow = ProjectRow & { editedAt: Date | null; isPrivate: boolean; clientActiveAt: Date }

export async function lockProjectRow(tx: Tx, id: string): Promise<LockedProjectRow | undefined> {
  const { editedAt, isPrivate, clientActiveAt } = projects
  const [row] = await tx
    .select({ ...projectColumns, editedAt, isPrivate, clientActiveAt })
    .from(projects)
    .where(eq(projects.id, id))
    .for('no key update')
  return row
}

export async function lockProjectRowOf(tx: Tx, proposalId: string): Promise<LockedProjectRow | undefined> {
  const [row] = await queryText<LockedProjectRow>(
    tx,
    `select ${projectColumnsSql}, p.edited_at as "editedAt" from projects p
     where p.id = (select project_id from proposals where id = $1) for no key update`,
    [proposalId],
  )
  return row
}

export async function setProject(
  tx: Tx,
  id: string,
  values: ProjectValues & { updatedAt: Date; editedAt?: Date },
  part?: CarriedPart,
): Promise<ProjectRow | undefined> {
  const [row] = await carriedBy(tx, part)
    .update(projects)
    .set(values)
    .where(eq(projects.id, id))
    .returning(projectColumns)
  return row
}

export async function setProjectStatus(tx: Tx, id: string, status: ProjectStatus, now: Date) {
  await queryText(
    tx,
    `update projects set status = $2, updated_at = $3, closed_at = case when $2 = 'closed' then $3::timestamptz end,
       client_active_at = case when $2 = 'closed' then client_active_at else $3 end,
       asked_at = case when $2 = 'closed' then asked_at end
     where id = $1`,
    [id, status, now],
  )
}

export type ClientProjectRow = ProjectRow & {
  deliveryStatus: DeliveryStatus | null
  freelancerName: string | null
  contractId: string | null
  isHidden: boolean
  isFreelancerSuspended: boolean
}

const keyset = { at: projects.createdAt, id: projects.id }

export async function listProjectsOfClient(
  db: Db,
  clientId: string,
  filter: { status?: ProjectStatus; end: Keyset | undefined; limit: number },
): Promise<ClientProjectRow[]> {
  // Selects the page before joining, from the index alone.
  const page = db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.clientId, clientId),
        filter.status ? eq(projects.status, filter.status) : undefined,
        isAfter(keyset, filter.end),
      ),
    )
    .orderBy(...newestFirst(keyset))
    .limit(filter.limit)
    .as('page')
  return db
    .select({
      ...listedProjectColumns,
      deliveryStatus: proposals.deliveryStatus,
      freelancerName: sql<string | null>`${shownNameSql(users, profiles)}`,
      contractId: contracts.contractId,
      isHidden: hiddenSql('project', projects.id),
      isFreelancerSuspended: suspendedSql(proposals.freelancerId),
    })
    .from(projects)
    .innerJoin(page, eq(page.id, projects.id))
    .leftJoin(contracts, eq(contracts.projectId, projects.id))
    .leftJoin(proposals, and(eq(proposals.projectId, projects.id), eq(proposals.status, 'accepted')))
    .leftJoin(users, eq(users.id, proposals.freelancerId))
    .leftJoin(profiles, eq(profiles.userId, proposals.freelancerId))
    .orderBy(...newestFirst(keyset))
}

export async function countProjectsOfClient(db: Db, clientId: string): Promise<Record<ProjectStatus, number>> {
  const rows = 'select status from projects where client_id = $1'
  const counted = await countList(db, { list: 'projects_of_client', ownerId: clientId, rows })
  const none: Record<ProjectStatus, number> = { active: 0, in_progress: 0, completed: 0, cancelled: 0, closed: 0 }
  return { ...none, ...Object.fromEntries(counted) }
}
