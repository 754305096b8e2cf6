import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const talentPersonalTables: readonly PersonalTable[] = [
  {
    table: 'talent_listings',
    columns: ['user_id'],
    export: { none: 'Computed from your profile, results and completed work, which the copy holds.' },
    deletion: { sql: 'delete from talent_listings where user_id = $1' },
    guarded: true,
  },
  {
    table: 'talent_changes',
    columns: ['user_id'],
    export: {
      none: 'What searches found you by before your latest changes, until others’ saved searches were compared, and for 30 days after you left searches.',
    },
    deletion: { sql: 'delete from talent_changes where user_id = $1' },
    guarded: true,
  },
]
