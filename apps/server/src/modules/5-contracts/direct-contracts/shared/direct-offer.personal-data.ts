import { dollars, type PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const directOfferPersonalTables: readonly PersonalTable[] = [
  {
    table: 'direct_offers',
    columns: ['client_id', 'freelancer_id'],
    export: [
      {
        name: 'direct-contracts',
        about: 'Contracts you offered directly or were offered, and how each ended.',
        columns: `id, case when client_id = $1 then 'client' else 'freelancer' end as "role",
          case when client_id = $1 then nullif(email, '') end as "email", title, description, criteria,
          ${dollars('amount_cents')} as "amount", delivery_days as "deliveryDays", milestones, status,
          decline_note as "declineNote", created_at as "createdAt", ended_at as "endedAt"`,
        from: 'direct_offers',
        where: '(client_id = $1 or freelancer_id = $1)',
        key: 'id',
      },
    ],
    deletion: {
      sql: 'delete from direct_offers where client_id = $1 or freelancer_id = $1',
      removes: 'Contracts offered directly, by you or to you',
    },
    guarded: true,
  },
]
