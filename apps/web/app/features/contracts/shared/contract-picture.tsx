import type { ExampleContractView } from '@guildhall/contract'
import { formatUtcDay } from '../../../dates.ts'
import { Card } from '../../../ui/card.tsx'
import { ContractStatusBadge } from '../contract-status.tsx'
import { LedgerLines } from '../ledger-lines.tsx'
import { MoneyAmount } from '../money-amount.tsx'

/** A contract as its two sides see it, with the parts of their screen. */
export function ContractPicture({ contract }: { contract: ExampleContractView }) {
  return (
    <figure aria-labelledby="example-contract">
      <Card className="flex flex-col gap-3">
        <div className="flex items-start justify-between gap-4">
          <p className="font-display text-xl">{contract.title}</p>
          <ContractStatusBadge status="completed" />
        </div>
        <dl className="flex flex-col gap-1 text-sm">
          <MoneyAmount term="Agreed amount" usd={contract.amount} isStrong />
          <MoneyAmount term="Guildhall’s fee" usd={contract.fee} />
          <MoneyAmount term="The freelancer gets" usd={contract.earnings} />
        </dl>
        <LedgerLines lines={contract.lines} formatAt={formatUtcDay} isDense />
      </Card>
      <figcaption id="example-contract" className="mt-2 text-sm text-muted">
        Example of a contract: both sides read the same ledger.
      </figcaption>
    </figure>
  )
}
