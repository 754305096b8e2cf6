import { dollars, type PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const disputePersonalTables: readonly PersonalTable[] = [
  {
    table: 'disputes',
    columns: ['opened_by', 'decided_by'],
    export: [
      {
        name: 'disputes',
        about: 'Disputes about your contracts, and how they were decided.',
        columns: `d.id, d.contract_id as "contractId", d.opened_by = $1 as "openedByYou", d.status, ${dollars('d.held_cents')} as "amount",
          ${dollars('d.paid_release_cents')} as "agreedToFreelancer", ${dollars('d.paid_refund_cents')} as "agreedToClient",
          ${dollars('d.decided_release_cents')} as "decidedToFreelancer", ${dollars('d.decided_refund_cents')} as "decidedToClient",
          d.decision_reason as "decisionReason", d.created_at as "createdAt", d.ended_at as "endedAt"`,
        from: 'disputes d join contracts c on c.id = d.contract_id',
        where: '(c.client_id = $1 or c.freelancer_id = $1)',
        key: 'd.id',
      },
    ],
    deletion: { keptColumns: ['disputes.decision_reason'] },
    guarded: false,
  },
  {
    table: 'dispute_claims',
    columns: ['claimed_by'],
    export: [
      {
        name: 'dispute-claims',
        about: 'The splits you thought right in disputes, with your reasons.',
        columns: `id, dispute_id as "disputeId", ${dollars('release_cents')} as "toFreelancer",
          ${dollars('refund_cents')} as "toClient", reason, created_at as "createdAt"`,
        from: 'dispute_claims',
        where: 'claimed_by = $1',
        key: `lpad(id::text, 20, '0')`,
      },
    ],
    deletion: { keptColumns: ['dispute_claims.reason'] },
    guarded: false,
  },
]
