import type { PersonalTable } from '../../personal-data/shared/personal-table.ts'

export const talentPersonalTables: readonly PersonalTable[] = [
  {
    table: 'talent_listings',
    columns: ['user_id'],
    export: { none: 'Computed from your profile, results and completed work, which the copy holds.' },
    deletion: { sql: 'delete from talent_listings where user_id = $1' },
    guarded: true,
  },
]
