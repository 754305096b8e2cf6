import { type PersonalTable, uuidKey } from './personal-table.ts'

const removes = 'Your passkeys and your authenticator app.'
const passing = { none: 'They last a few minutes and name nothing but your account.' }

/** What else than a password signs a person in. */
export const signInTables: readonly PersonalTable[] = [
  {
    table: 'passkey_challenges',
    columns: ['user_id'],
    export: passing,
    deletion: { sql: 'delete from passkey_challenges where user_id = $1', removes },
    guarded: true,
  },
  {
    table: 'passkeys',
    columns: ['user_id'],
    export: [
      {
        name: 'passkeys',
        about: 'Your passkeys. The keys themselves are on your devices.',
        columns: `id, name, is_synced as "isSynced", created_at as "createdAt", last_used_at as "lastUsedAt"`,
        from: 'passkeys',
        where: 'user_id = $1',
        key: 'id',
        ...uuidKey,
      },
    ],
    deletion: { sql: 'delete from passkeys where user_id = $1', removes },
    guarded: true,
  },
  {
    table: 'sign_in_challenges',
    columns: ['user_id'],
    export: passing,
    deletion: { sql: 'delete from sign_in_challenges where user_id = $1', removes },
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
        ...uuidKey,
      },
    ],
    // Its recovery codes go with it.
    deletion: { sql: 'delete from authenticator_apps where user_id = $1', removes },
    guarded: true,
  },
]
