import type { ProjectStatus } from '@guildhall/contract'
import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'

export type InviteFacts = {
  projectId: string
  title: string
  status: ProjectStatus
  isInvited: boolean
  hasProposed: boolean
  invited: number
  /** How often this person was invited by the client of late. */
  invitedPerson: number
  /** Operators hid the project. */
  isHidden: boolean
}

/** `$1` is the freelancer, `$2` since when their invitations by this client count. */
const factsSql = `select p.id as "projectId", p.title, p.status,
    exists (select from invitations i where i.project_id = p.id and i.freelancer_id = $1) as "isInvited",
    exists (select from proposals o where o.project_id = p.id and o.freelancer_id = $1) as "hasProposed",
    (select count(*) from invitations i where i.freelancer_id = $1 and i.client_id = p.client_id and i.created_at > $2) as "invitedPerson",
    (select count(*) from invitations i where i.project_id = p.id) as invited, ${hiddenText('project', 'p.id')} as "isHidden"
  from projects p`

export async function findInviteFacts(
  tx: Tx,
  { projectId, freelancerId, since }: { projectId: string; freelancerId: string; since: Date },
) {
  const text = `${factsSql} where p.id = $3`
  const [row] = await queryNamed<InviteFacts>(tx, 'invite_facts', text, [freelancerId, since, projectId])
  return row
}

export function listInviteFacts(
  db: Db,
  { clientId, freelancerId, since, limit }: { clientId: string; freelancerId: string; since: Date; limit: number },
): Promise<InviteFacts[]> {
  const text = `${factsSql} where p.client_id = $3 and p.status = 'active' and not ${hiddenText('project', 'p.id')}
    order by p.created_at desc, p.id desc limit $4`
  return queryNamed<InviteFacts>(db, 'invite_facts_of_client', text, [freelancerId, since, clientId, limit])
}
