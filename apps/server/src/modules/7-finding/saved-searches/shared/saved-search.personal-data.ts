import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const savedSearchPersonalTables: readonly PersonalTable[] = [
  {
    table: 'saved_searches',
    columns: ['user_id'],
    export: [
      {
        name: 'saved-searches',
        about: 'Searches you saved, with their alerts.',
        columns: 'id, kind, name, search, alerts, created_at as "createdAt"',
        from: 'saved_searches',
        where: 'user_id = $1',
        key: 'id',
      },
    ],
    deletion: { sql: 'delete from saved_searches where user_id = $1' },
    guarded: true,
  },
  {
    table: 'saved_search_people',
    columns: ['person_id'],
    export: { none: 'Which saved searches of others have told of you. Who saved them is theirs alone.' },
    deletion: { sql: 'delete from saved_search_people where person_id = $1' },
    guarded: false,
  },
]
