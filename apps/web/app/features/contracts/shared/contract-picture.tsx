import type { ExampleContractView } from '@guildhall/contract'
import { formatUtcDay } from '../../../dates.ts'
import { Card } from '../../../ui/card.tsx'
import { ContractStatusBadge } from '../contract-status.tsx'
import { LedgerLines } from '../ledger-lines.tsx'
import { MoneyAmount } from '../money-amount.tsx'

/** A contract as its two sides see it, with the parts of their screen. */
export function ContractPicture({ contract, className }: { contract: ExampleContractView; className?: string }) {
  return (
    <figure aria-labelledby="example-contract" className={className}>
      <Card className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-4">
          <p className="font-display text-xl">{contract.title}</p>
          <ContractStatusBadge status="completed" />
        </div>
        <dl className="flex flex-col gap-1 text-sm">
          <MoneyAmount term="Agreed amount" usd={contract.amount} isStrong />
          <MoneyAmount term="Guildhall’s fee" usd={contract.fee} />
          <MoneyAmount term="The freelancer gets" usd={contract.earnings} />
        </dl>
        <LedgerLines lines={contract.lines} formatAt={formatUtcDay} />
      </Card>
      <figcaption id="example-contract" className="mt-3 text-sm text-muted">
        Example of a contract: both sides read the same ledger.
      </figcaption>
    </figure>
  )
}
