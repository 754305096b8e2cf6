import { dollars, keepReasons, type PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const projectPersonalTables: readonly PersonalTable[] = [
  {
    table: 'projects',
    columns: ['client_id'],
    export: [
      {
        name: 'projects',
        about: 'Projects you posted.',
        columns: `id, title, description, ${dollars('price_cents')} as "price", category, image,
          required_skills as "requiredSkills", deadline_at as "deadline", minimum_level as "minimumLevel", status,
          proposal_count as "proposalCount", created_at as "createdAt", edited_at as "editedAt"`,
        from: 'projects',
        where: 'client_id = $1',
        key: 'id',
      },
    ],
    deletion: {
      sql: `delete from projects where client_id = $1 and status in ('active', 'closed')`,
      removes: 'Your projects that nobody works on yet, and the proposals for them',
      keeps: {
        what: 'Your completed projects, with their history, your feedback and the delivered files',
        why: keepReasons.others,
      },
      keptColumns: [
        'projects.title',
        'projects.description',
        'projects.required_skills',
        'projects.image',
        'projects.search_text',
        'deliveries.feedback',
      ],
    },
    guarded: true,
  },
  {
    table: 'project_edits',
    columns: ['edited_by'],
    export: [
      {
        name: 'project-edits',
        about: 'Changes you made to projects while a freelancer was at work on them.',
        columns: 'project_id as "projectId", number, edited_at as "editedAt", fields, before, after',
        from: 'project_edits',
        where: 'edited_by = $1',
        key: `project_id || ':' || lpad(number::text, 10, '0')`,
      },
    ],
    // Part of a completed project. One that goes has none, as work on it never began.
    deletion: { keptColumns: ['project_edits.before', 'project_edits.after'] },
    guarded: false,
  },
]
