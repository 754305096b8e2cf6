import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const bookmarkPersonalTables: readonly PersonalTable[] = [
  {
    table: 'project_bookmarks',
    columns: ['user_id'],
    export: [
      {
        name: 'saved-projects',
        about: 'Projects you saved.',
        columns: 'b.project_id as "project", j.title, b.saved_at as "savedAt"',
        from: 'project_bookmarks b join projects j on j.id = b.project_id',
        where: 'b.user_id = $1',
        key: 'b.project_id',
      },
    ],
    deletion: { sql: 'delete from project_bookmarks where user_id = $1', removes: 'What you saved' },
    guarded: true,
  },
  {
    table: 'person_bookmarks',
    columns: ['user_id', 'person_id'],
    export: [
      {
        name: 'saved-people',
        about: 'People you saved. Who saved you is theirs.',
        columns: 'person_id as "person", saved_at as "savedAt"',
        from: 'person_bookmarks',
        where: 'user_id = $1',
        key: 'person_id',
      },
    ],
    deletion: { sql: 'delete from person_bookmarks where user_id = $1 or person_id = $1' },
    guarded: true,
  },
]
