import type { PersonalTable } from '../../personal-tables/shared/personal-table.ts'

export const mailPersonalTables: readonly PersonalTable[] = [
  {
    table: 'mail_outbox',
    columns: ['user_id'],
    export: [
      {
        name: 'mails',
        about: 'Mails we sent you lately: which, where to and when.',
        columns: `id, kind, to_address as "to", created_at as "createdAt", sent_at as "sentAt", failed_at as "failedAt"`,
        from: 'mail_outbox',
        where: 'user_id = $1',
        key: 'id',
      },
    ],
    deletion: {
      sql: 'delete from mail_outbox where user_id = $1',
      keeps: {
        what: 'The address of the mail that confirms the deletion, for 30 to 41 days, or 90 if it cannot be delivered',
        why: 'It proves that we told you.',
      },
      keptColumns: ['mail_outbox.to_address'],
    },
    guarded: false,
  },
]
