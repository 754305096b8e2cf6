import { deliveryParts } from '../../deliveries/shared/delivery.personal-data.ts'
import { dollars, type PersonalTable, uuidKey } from '../../personal-data/shared/personal-table.ts'

export const proposalPersonalTables: readonly PersonalTable[] = [
  {
    table: 'proposals',
    columns: ['freelancer_id'],
    export: [
      {
        name: 'proposals',
        about: 'Proposals you sent, and how each ended.',
        columns: `p.id, p.project_id as "projectId", j.title as "projectTitle", p.message, ${dollars('p.bid_cents')} as "bidAmount",
          p.delivery_days as "deliveryDays", p.skills, p.milestones, p.status, p.delivery_status as "deliveryStatus",
          p.created_at as "createdAt", p.accepted_at as "acceptedAt"`,
        from: 'proposals p join projects j on j.id = p.project_id',
        where: 'p.freelancer_id = $1',
        key: 'p.id',
        ...uuidKey,
      },
      ...deliveryParts,
    ],
    deletion: {
      sql: `with gone as (
          delete from proposals where (freelancer_id = $1 and status <> 'accepted')
            or project_id in (select id from projects where client_id = $1 and status = 'active')
          returning project_id
        )
        update projects set proposal_count = proposal_count - counted.proposals
        from (select project_id, count(*) as proposals from gone group by 1) as counted
        where projects.id = counted.project_id`,
      removes: 'Your proposals that were not accepted.',
      keeps: {
        what: 'Your proposals that were accepted, and what you delivered for them.',
        why: 'The client relies on the work and on what was agreed. They see “Former member” instead of your name.',
      },
      keptColumns: [
        'proposals.message',
        'proposals.skills',
        'proposals.milestones',
        'deliveries.message',
        'deliverables.filename',
      ],
    },
    guarded: true,
  },
]
