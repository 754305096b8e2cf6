import { dollars, keepReasons, type PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

const why = keepReasons.accounts

export const paymentPersonalTables: readonly PersonalTable[] = [
  {
    table: 'payments',
    columns: ['client_id'],
    export: [
      {
        name: 'payments',
        about: 'What you paid for contracts.',
        columns: `id, contract_id as "contractId", ${dollars('amount_cents')} as "amount", provider, status, failure,
          created_at as "createdAt", ended_at as "endedAt"`,
        from: 'payments',
        where: 'client_id = $1',
        key: 'id',
      },
      {
        name: 'card-disputes',
        about: 'Payments for your contracts that a bank took back, and how it decided.',
        columns: `d.id, d.contract_id as "contractId", d.payment_id as "paymentId", ${dollars('d.amount_cents')} as "amount",
          d.status, d.created_at as "createdAt", d.ended_at as "endedAt", d.lost_at as "lostBeforeAppealAt"`,
        from: 'card_disputes d join contracts c on c.id = d.contract_id',
        where: '(c.client_id = $1 or c.freelancer_id = $1)',
        key: 'd.id',
      },
    ],
    deletion: { keeps: { what: 'What you paid for contracts', why } },
    guarded: true,
  },
  {
    table: 'refunds',
    columns: ['client_id'],
    export: [
      {
        name: 'refunds',
        about: 'What you got back for contracts.',
        columns: `id, contract_id as "contractId", payment_id as "paymentId", ${dollars('amount_cents')} as "amount", provider,
          status, created_at as "createdAt", ended_at as "endedAt", repaid_at as "paidAnotherWayAt",
          repaid_reference as "paidAnotherWayReference"`,
        from: 'refunds',
        where: 'client_id = $1',
        key: 'id',
      },
    ],
    deletion: { keeps: { what: 'What you got back for contracts', why } },
    // A payment that succeeds late may have to go back to a deleted account’s card.
    guarded: false,
  },
  {
    table: 'payouts',
    columns: ['freelancer_id'],
    export: [
      {
        name: 'payouts',
        about: 'What you withdrew.',
        columns: `id, ${dollars('amount_cents')} as "amount", provider, status, created_at as "createdAt",
          ended_at as "endedAt"`,
        from: 'payouts',
        where: 'freelancer_id = $1',
        key: 'id',
      },
    ],
    deletion: { keeps: { what: 'What you withdrew', why } },
    guarded: true,
  },
]
