import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryNamed, queryText, type Tx } from '../../../platform/database/database.ts'
import type { HeldIn } from '../../1-ground/ledger/shared/post-entry.ts'
import { type ChangeFacts, changeFactsText } from './contract-change.queries.ts'
import { type OfferFacts, offerFactsText } from './contract-offer.queries.ts'
import type { UnpaidFacts } from './shared/contract.rules.ts'
import { cardDisputedText, disputeRefundedText } from './shared/unpaid.queries.ts'

type Sums = Omit<UnpaidFacts, 'status' | 'amountCents'>

const balanceText = (account: HeldIn) =>
  `coalesce((select cents from ledger.balances where owner_id = c.id and account = '${account}'), 0)`
const sumsText = `${balanceText('escrow')} as "heldCents", ${balanceText('disputed')} as "disputedCents",
  (select coalesce(-sum(l.amount_cents), 0)::bigint from ledger.lines l join ledger.entries e on e.id = l.entry_id
   where l.chain_id = c.id and l.owner_id = c.id and e.reason = 'release') as "releasedCents",
  ${cardDisputedText} as "cardDisputedCents", ${disputeRefundedText} as "disputeRefundedCents"`

export type MoneyFacts = Sums &
  OfferFacts &
  ChangeFacts & {
    cardDisputed: boolean
  }

/** Call it after the locking statement, which sees other rows as they were before it waited. */
export async function findMoneyFacts(tx: Tx, contractId: string): Promise<MoneyFacts> {
  const [row] = await queryText<MoneyFacts>(
    tx,
    `select ${sumsText},
       exists (select from card_disputes where contract_id = c.id and status = 'open') as "cardDisputed",
       ${offerFactsText}, ${changeFactsText}
     from contracts c where c.id = $1`,
    [contractId],
  )
  assertRow(row, 'a locked contract')
  return row
}

export async function findUnpaidFacts(db: Db, contractId: string): Promise<UnpaidFacts | undefined> {
  const [row] = await queryNamed<UnpaidFacts>(
    db,
    'contract_unpaid',
    `select c.status, c.amount_cents as "amountCents", ${sumsText} from contracts c where c.id = $1`,
    [contractId],
  )
  return row
}
