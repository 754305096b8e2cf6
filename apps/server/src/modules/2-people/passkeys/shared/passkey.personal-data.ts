import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const passkeyPersonalTables: readonly PersonalTable[] = [
  {
    table: 'passkey_challenges',
    columns: ['user_id'],
    export: { none: 'They last a few minutes and name nothing but your account.' },
    deletion: { sql: 'delete from passkey_challenges where user_id = $1' },
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
      },
    ],
    deletion: { sql: 'delete from passkeys where user_id = $1', removes: 'Your passkeys' },
    guarded: true,
  },
]
