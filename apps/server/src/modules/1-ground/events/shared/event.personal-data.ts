import type { PersonalTable } from '../../personal-tables/shared/personal-table.ts'

export const eventPersonalTables: readonly PersonalTable[] = [
  {
    table: 'events',
    columns: ['actor_id'],
    export: [
      {
        name: 'activity',
        about: 'What you did, by kind and time.',
        columns: 'id, kind, subject, subject_id as "subjectId", at',
        from: 'events',
        where: 'actor_id = $1',
        key: 'id',
      },
    ],
    // Those of contracts are part of them, and hold a reason that an operator gave or the line of the criteria that was meant. The
    // others go with what they are about, and a row of the account itself stays.
    deletion: {
      sql: `delete from events where subject = 'account' and subject_id = $1`,
      removes: 'What happened to your account',
      keptColumns: ['events.facts'],
    },
    guarded: false,
  },
]
