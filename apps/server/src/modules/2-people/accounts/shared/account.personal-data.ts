import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const accountPersonalTables: readonly PersonalTable[] = [
  {
    table: 'account_tokens',
    columns: ['user_id'],
    export: [
      {
        name: 'mailed-links',
        about:
          'Links we mailed you to confirm an address or choose a password. What they carry is stored only as a hash.',
        columns: `purpose, email, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt",
          revoked_at as "revokedAt"`,
        from: 'account_tokens',
        where: 'user_id = $1',
        key: `encode(token_hash, 'hex')`,
      },
    ],
    deletion: {
      // One that still works would bring the address back to the emptied account.
      sql: 'delete from account_tokens where user_id = $1',
      removes: 'Links in mails that confirm an address or choose a password',
    },
    guarded: true,
  },
  {
    table: 'sessions',
    columns: ['user_id'],
    export: [
      {
        name: 'sessions',
        about: 'Where you are signed in.',
        columns: `created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
          user_agent as "browser", address as "network"`,
        from: 'sessions',
        where: 'user_id = $1',
        key: `encode(token_hash, 'hex')`,
      },
    ],
    deletion: { removes: 'All your sessions' },
    guarded: true,
  },
  {
    table: 'account_purposes',
    columns: ['user_id'],
    export: [
      {
        name: 'purposes',
        about: 'What you said you came for.',
        columns: `purposes, answered_at as "answeredAt", dismissed_at as "firstStepsPutAwayAt"`,
        from: 'account_purposes',
        where: 'user_id = $1',
        key: 'user_id',
      },
    ],
    deletion: { sql: 'delete from account_purposes where user_id = $1', removes: 'What you said you came for' },
    guarded: true,
  },
  {
    table: 'known_devices',
    columns: ['user_id'],
    export: [
      {
        name: 'known-devices',
        about: 'Browsers and systems that signed in to your account, so that we can tell you of a new one.',
        columns: `kind as "device", last_seen_at as "lastSeenAt"`,
        from: 'known_devices',
        where: 'user_id = $1',
        key: 'kind',
      },
    ],
    deletion: {
      sql: 'delete from known_devices where user_id = $1',
      removes: 'Which browsers and systems signed in to your account',
    },
    guarded: true,
  },
]
