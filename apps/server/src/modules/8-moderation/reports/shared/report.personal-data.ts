import { keepReasons, type PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

/** Reports and decisions outlive accounts. Only operators see who reported. */
export const reportPersonalTables: readonly PersonalTable[] = [
  {
    table: 'reports',
    columns: ['reporter_id'],
    export: [
      {
        name: 'reports',
        about: 'What you reported.',
        columns: `r.id, k.kind, k.label, k.target_id as "targetId", nullif(k.target_seq, 0) as "message", r.harm, r.reason,
          r.created_at as "createdAt", k.closed_at as "closedAt"`,
        from: 'reports r join report_cases k on k.id = r.case_id',
        where: 'r.reporter_id = $1',
        key: 'r.id',
      },
    ],
    deletion: {
      keeps: {
        what: 'Reports you made, and those about you, with what was reported',
        why: keepReasons.safety,
      },
      keptColumns: ['reports.reason', 'report_snapshots.parts', 'report_cases.label', 'report_cases.outcome_reason'],
    },
    guarded: true,
  },
  {
    table: 'report_cases',
    columns: ['closed_by', 'person_id', 'taken_by'],
    export: { none: 'What others reported could name them. What was decided about you is in “decisions”.' },
    deletion: {
      keeps: {
        what: 'That something of yours was reported, and what operators decided',
        why: keepReasons.safety,
      },
    },
    guarded: false,
  },
  {
    table: 'moderation_decisions',
    columns: ['answered_by', 'decided_by', 'person_id'],
    export: [
      {
        name: 'decisions',
        about: 'Warnings and hidden content: the rule, the reason, your appeals and what was answered.',
        columns: `kind, target_kind as "about", target_id as "targetId", harm, reason, decided_at as "decidedAt", appeal,
          appealed_at as "appealedAt", answer, answered_at as "answeredAt", reversed_at as "reversedAt",
          reversal_reason as "reversalReason"`,
        from: 'moderation_decisions',
        where: 'person_id = $1',
        key: 'id',
      },
    ],
    deletion: {
      keeps: {
        what: 'Decisions of operators about your content, and your appeals',
        why: keepReasons.safety,
      },
      keptColumns: [
        'moderation_decisions.reason',
        'moderation_decisions.appeal',
        'moderation_decisions.answer',
        'moderation_decisions.reversal_reason',
      ],
    },
    guarded: false,
  },
]
