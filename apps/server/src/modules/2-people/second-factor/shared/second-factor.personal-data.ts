import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const secondFactorPersonalTables: readonly PersonalTable[] = [
  {
    table: 'sign_in_challenges',
    columns: ['user_id'],
    export: { none: 'They last a few minutes and name nothing but your account.' },
    deletion: { sql: 'delete from sign_in_challenges where user_id = $1' },
    guarded: true,
  },
  {
    table: 'authenticator_apps',
    columns: ['user_id'],
    export: [
      {
        name: 'authenticator-app',
        about: 'Since when an authenticator app is set up. Its secret is left out.',
        columns: `created_at as "createdAt", confirmed_at as "confirmedAt"`,
        from: 'authenticator_apps',
        where: 'user_id = $1',
        key: 'user_id',
      },
    ],
    // The recovery codes refer to it and go with it.
    deletion: {
      sql: 'delete from authenticator_apps where user_id = $1',
      removes: 'Your authenticator app and its recovery codes',
    },
    guarded: true,
  },
]
