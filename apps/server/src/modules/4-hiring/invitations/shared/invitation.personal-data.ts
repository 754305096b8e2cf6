import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const invitationPersonalTables: readonly PersonalTable[] = [
  {
    table: 'invitations',
    columns: ['client_id', 'freelancer_id'],
    export: [
      {
        name: 'invitations',
        about: 'Invitations to projects that you sent or got, and how each ended.',
        columns: `i.id, case when i.client_id = $1 then 'client' else 'freelancer' end as "role", i.project_id as "projectId",
          j.title as "projectTitle", i.message, i.status, i.decline_reason as "declineReason",
          i.decline_note as "declineNote", i.created_at as "createdAt", i.ended_at as "endedAt"`,
        from: 'invitations i join projects j on j.id = i.project_id',
        where: '(i.client_id = $1 or i.freelancer_id = $1)',
        key: 'i.id',
      },
    ],
    deletion: {
      sql: 'delete from invitations where client_id = $1 or freelancer_id = $1',
      removes: 'Invitations to projects, sent and received',
    },
    guarded: true,
  },
]
