import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const unitPersonalTables: readonly PersonalTable[] = [
  {
    table: 'saved_units',
    columns: ['user_id'],
    export: [
      {
        name: 'saved-units',
        about: 'Learning units you saved.',
        columns: 'unit_id as "unit", saved_at as "savedAt"',
        from: 'saved_units',
        where: 'user_id = $1',
        key: 'unit_id',
      },
    ],
    deletion: { sql: 'delete from saved_units where user_id = $1' },
    guarded: true,
  },
]
