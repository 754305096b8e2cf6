import type { PersonalTable } from '../../personal-tables/shared/personal-table.ts'

export const idempotencyPersonalTables: readonly PersonalTable[] = [
  {
    table: 'idempotency_keys',
    columns: ['user_id'],
    export: { none: 'Copies of answers, kept for a day in case a call is repeated.' },
    deletion: {
      sql: 'delete from idempotency_keys where user_id = $1',
      keeps: {
        what: 'Copies of answers that others got, which may name you, for a day at most',
        why: 'A request that is sent again gets the same answer.',
      },
      keptColumns: ['idempotency_keys.answer'],
    },
    guarded: true,
  },
]
