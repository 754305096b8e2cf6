import { dayMs, type NotificationFacts, type NotificationKind } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { shownNameText } from '../modules/1-ground/users/shared/shown-person.queries.ts'
import { notifications } from '../modules/2-people/notifications/notification.tables.ts'
import type { Tx } from '../platform/database/database.ts'

const readAfterMs = 3 * dayMs

type EventRow = {
  proposal_id: string
  project_id: string
  title: string
  client_id: string
  client: string
  freelancer_id: string
  freelancer: string
  event: string
  at: Date
  outcome: NotificationKind
  to_client: boolean
}

export async function insertDemoNotifications(tx: Tx, now: Date): Promise<void> {
  const { rows } = await tx.execute<EventRow>(sql`
    with events as (
      select id proposal_id, 'proposal.received' outcome, true to_client, id::text event, created_at at from proposals
      union all
      select id, 'proposal.accepted', false, id::text, accepted_at from proposals where status = 'accepted'
      union all
      select declined.id, 'proposal.not_selected', false, declined.project_id::text, chosen.accepted_at
      from proposals declined join proposals chosen
        on chosen.project_id = declined.project_id and chosen.status = 'accepted'
      where declined.status = 'rejected'
      union all
      select proposal_id, 'delivery.submitted', true, proposal_id || ':' || version, submitted_at from deliveries
      union all
      select proposal_id, case status when 'approved' then 'delivery.approved' else 'delivery.changes_requested' end,
        false, proposal_id || ':' || version, decided_at
      from deliveries where decided_at is not null
    )
    select events.*, p.project_id, project.title, project.client_id, p.freelancer_id,
      ${sql.raw(shownNameText('c', 'cp'))} client, ${sql.raw(shownNameText('f', 'fp'))} freelancer
    from events
    join proposals p on p.id = events.proposal_id
    join projects project on project.id = p.project_id
    join users c on c.id = project.client_id
    join users f on f.id = p.freelancer_id
    left join profiles cp on cp.user_id = c.id
    left join profiles fp on fp.user_id = f.id
    order by events.at`)
  await tx.insert(notifications).values(
    rows.map((row) => {
      const at = new Date(row.at)
      return {
        userId: row.to_client ? row.client_id : row.freelancer_id,
        kind: row.outcome,
        facts: factsOf(row),
        eventKey: `${row.outcome}:${row.event}`,
        createdAt: at,
        readAt: now.getTime() - at.getTime() > readAfterMs ? new Date(at.getTime() + dayMs / 4) : null,
      }
    }),
  )
}

function factsOf(row: EventRow): NotificationFacts {
  const actor = row.to_client
    ? { actorId: row.freelancer_id, actorName: row.freelancer }
    : { actorId: row.client_id, actorName: row.client }
  return { projectId: row.project_id, projectTitle: row.title, proposalId: row.proposal_id, ...actor }
}
