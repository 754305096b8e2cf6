import { dollars, keepReasons, type PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const receiptPersonalTables: readonly PersonalTable[] = [
  {
    table: 'receipts',
    columns: ['client_id'],
    export: [
      {
        name: 'receipts',
        about: 'Receipts for what you paid, and credit notes for what you got back.',
        columns: `id, kind, payment_id as "paymentId", refund_id as "refundId", contract_id as "contractId", year, number,
          client_name as "clientName", freelancer_name as "freelancerName", contract_title as "contractTitle",
          ${dollars('amount_cents')} as "amount", booked_at as "bookedAt", numbered_at as "numberedAt"`,
        from: 'receipts',
        where: 'client_id = $1',
        key: 'id',
      },
    ],
    deletion: {
      keeps: {
        what: 'Receipts for what you paid or were paid for, with your name as it was',
        why: keepReasons.accounts,
      },
      keptColumns: ['receipts.client_name', 'receipts.freelancer_name', 'receipts.contract_title'],
    },
    // A payment that succeeds late may still be recorded.
    guarded: false,
  },
]
