import { dollars, keepReasons, type PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

const kept = {
  what: 'Your contracts, with what was paid, and the lines of their ledgers',
  why: keepReasons.accounts,
}

export const contractPersonalTables: readonly PersonalTable[] = [
  {
    table: 'contracts',
    columns: ['client_id', 'freelancer_id'],
    export: [
      {
        name: 'contracts',
        about: 'Your contracts, as client and as freelancer.',
        columns: `id, project_id as "projectId", case when client_id = $1 then 'client' else 'freelancer' end as "role", title,
          criteria, ${dollars('amount_cents')} as "amount", fee_bps as "feeBps", delivery_days as "deliveryDays", status,
          created_at as "createdAt", ended_at as "endedAt"`,
        from: 'contracts',
        where: '(client_id = $1 or freelancer_id = $1)',
        key: 'id',
      },
      {
        name: 'contract-milestones',
        about: 'The milestones of your contracts.',
        columns: `m.id, m.contract_id as "contractId", m.position, m.title, ${dollars('m.amount_cents')} as "amount",
          m.released_at as "releasedAt"`,
        from: 'contract_milestones m join contracts c on c.id = m.contract_id',
        where: '(c.client_id = $1 or c.freelancer_id = $1)',
        key: 'm.id',
      },
      {
        name: 'ledger',
        about: 'The lines of the ledger about your contracts and payouts.',
        columns: `l.chain_id as "chain", l.position, e.id as "entry", e.reason, e.source, l.account, l.owner_id as "ownerId",
          ${dollars('l.amount_cents')} as "amount", e.currency, e.at, encode(l.hash, 'hex') as "hash"`,
        from: 'ledger.lines l join ledger.entries e on e.id = l.entry_id',
        where: `l.chain_id in (select $1::uuid union select id from contracts where client_id = $1 or freelancer_id = $1)`,
        key: `l.chain_id || ':' || lpad(l.position::text, 10, '0')`,
      },
    ],
    deletion: {
      keeps: kept,
      keptColumns: ['contracts.title', 'contracts.criteria', 'contracts.required_skills', 'contract_milestones.title'],
    },
    guarded: false,
  },
  {
    table: 'contract_offers',
    columns: ['offered_by'],
    export: [
      {
        name: 'contract-offers',
        about: 'Your offers to end a contract.',
        columns: `id, contract_id as "contractId", ${dollars('release_cents')} as "toFreelancer",
          ${dollars('refund_cents')} as "toClient", reason, status, created_at as "createdAt", ended_at as "endedAt"`,
        from: 'contract_offers',
        where: 'offered_by = $1',
        key: 'id',
      },
    ],
    deletion: { keptColumns: ['contract_offers.reason'] },
    guarded: false,
  },
  {
    table: 'contract_changes',
    columns: ['offered_by'],
    export: [
      {
        name: 'contract-changes',
        about: 'Changes of contracts that you offered.',
        columns: `id, contract_id as "contractId", ${dollars('amount_from_cents')} as "amountFrom",
          ${dollars('amount_to_cents')} as "amountTo", days_from as "deliveryDaysFrom", days_to as "deliveryDaysTo",
          criteria_from as "criteriaFrom", criteria_to as "criteriaTo", milestones_from as "milestonesFrom",
          milestones_to as "milestonesTo", reason, status, created_at as "createdAt", ended_at as "endedAt"`,
        from: 'contract_changes',
        where: 'offered_by = $1',
        key: 'id',
      },
    ],
    deletion: {
      keptColumns: ['criteria_from', 'criteria_to', 'milestones_from', 'milestones_to', 'reason'].map(
        (column) => `contract_changes.${column}`,
      ),
    },
    guarded: false,
  },
]
