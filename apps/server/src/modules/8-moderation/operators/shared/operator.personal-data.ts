import { keepReasons, type PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const operatorPersonalTables: readonly PersonalTable[] = [
  {
    table: 'suspensions',
    columns: ['suspended_by', 'user_id'],
    export: [
      {
        name: 'suspensions',
        about: 'When your account was suspended and why, your appeals and what was answered.',
        columns: `reason, suspended_at as "suspendedAt", appeal, appealed_at as "appealedAt", answer,
          answered_at as "answeredAt", lifted_at as "liftedAt", lift_reason as "liftReason"`,
        from: 'suspensions',
        where: 'user_id = $1',
        key: 'id',
      },
    ],
    deletion: {
      sql: `with past as (delete from suspensions where user_id = $1 and lifted_at is not null)
        update suspensions set reason = 'The account was deleted.', appeal = null, appealed_at = null, answer = null, answered_at = null
        where user_id = $1 and lifted_at is null`,
      removes: 'Past suspensions of your account, the reason of one that holds, and your appeals',
      keeps: {
        what: 'That your account was suspended, if it is when you delete it, since when and by whom',
        why: keepReasons.safety,
      },
    },
    guarded: true,
  },
  {
    table: 'operator_log',
    columns: ['operator_id', 'subject_id'],
    export: [
      {
        name: 'operators-log',
        about: 'What operators of Guildhall did about you or your content.',
        columns: 'kind, reason, at',
        from: 'operator_log',
        where: 'subject_id = $1',
        key: `lpad(id::text, 20, '0')`,
      },
    ],
    deletion: {
      keeps: {
        what: 'What operators of Guildhall decided, with their reasons',
        why: 'Their log cannot be changed.',
      },
      keptColumns: ['operator_log.reason', 'operator_log.facts', 'operator_log.target'],
    },
    guarded: false,
  },
  {
    table: 'operators',
    columns: ['user_id'],
    export: { none: 'That you are an operator of Guildhall is known to you, and its log names what you did.' },
    deletion: { sql: 'delete from operators where user_id = $1' },
    guarded: true,
  },
]
