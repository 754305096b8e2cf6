import { type Db, queryNamed, queryShort } from '../../../platform/database/database.ts'
import type { AttachmentRow } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import { type ClientFiguresRow, clientFiguresText } from '../../2-people/figures/shared/client-figures.queries.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { shownProfileText } from '../../2-people/restrictions/shared/shown-profile.queries.ts'
import { suspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { type ProjectRow, projectColumnsSql } from './project.queries.ts'
import { projectFilesText } from './project-file.queries.ts'

export type ProjectDetailRow = ProjectRow & {
  editedAt: Date | null
  closedAt: Date | null
  clientName: string
  myProposalId: string | null
  isHidden: boolean
  attachments: AttachmentRow[]
} & ClientFiguresRow

type FoundRow = Omit<ProjectDetailRow, 'clientName'> & {
  username: string
  profileName: string | null
  isProfileHidden: boolean
}

/**
 * One row of each table, as subqueries: PostgreSQL plans them in half the time of joins, which it does anew for the first five
 * calls on each connection.
 */
const projectByIdSql = `select * from (
    select ${projectColumnsSql}, p.edited_at as "editedAt", p.closed_at as "closedAt", p.is_private as "isPrivate",
      (select username from users where id = p.client_id) as username,
      (select name from profiles where user_id = p.client_id) as "profileName",
      (select id from proposals where project_id = p.id and freelancer_id = $2) as "myProposalId",
      ${projectFilesText('p.id')} as attachments,
      ${hiddenText('project', 'p.id')} as "isHidden", ${hiddenText('profile', 'p.client_id')} as "isProfileHidden",
      ${suspendedText('p.client_id')} as "isSuspended", ${clientFiguresText('f')}
    from projects p left join person_figures f on f.user_id = p.client_id
    where p.id = $1
    offset 0
  ) found
  where "clientId" = $2 or "myProposalId" is not null or not "isPrivate" and (status <> 'active' or not "isSuspended")`

export async function findProjectDetail(db: Db, id: string, viewerId: string): Promise<ProjectDetailRow | undefined> {
  const [row] = await queryShort<FoundRow>(db, 'project_by_id', projectByIdSql, [id, viewerId])
  if (!row) return undefined
  const hasName = row.profileName && (!row.isProfileHidden || (await isShown(db, row.clientId, viewerId)))
  return Object.assign(row, { clientName: (hasName && row.profileName) || row.username })
}

/** Asked on its own, because operators hide few profiles. */
async function isShown(db: Db, personId: string, readerId: string): Promise<boolean> {
  const text = `select ${shownProfileText('$1::uuid', '$2::uuid')} as shown`
  const [row] = await queryNamed<{ shown: boolean }>(db, 'profile_shown', text, [personId, readerId])
  return row?.shown ?? false
}
