import type { ContractView } from '@guildhall/contract'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { heldEndText, heldText, moneyParts } from './contract-words.ts'
import { MoneyAmount } from './money-amount.tsx'
import { releasedShares } from './next-step-words.ts'
import type { ContractSide } from './shared/api.ts'

const fills = {
  green: 'bg-green',
  tide: 'bg-tide-solid',
  danger: 'bg-danger',
  neutral: 'bg-muted',
  amber: 'bg-edge',
} as const

export interface MoneyPanelProps {
  contract: ContractView
  side: ContractSide
}

export function MoneyPanel({ contract, side }: MoneyPanelProps) {
  const { money, freelancer, status } = contract
  const held = heldText(contract)
  const parts = moneyParts(money, status)
  const isCancelled = status === 'cancelled'
  const { fee, earnings } = isCancelled ? releasedShares(money) : money
  const gets =
    side === 'client' ? `${freelancer.name} ${isCancelled ? 'got' : 'gets'}` : isCancelled ? 'You got' : 'You get'
  return (
    <Card as="section" aria-labelledby="money" className="flex flex-col gap-4">
      <h2 id="money" className="text-xl">
        Money
      </h2>
      <dl className="flex flex-col gap-2 text-sm">
        <MoneyAmount term="Agreed amount" usd={money.amount} isStrong />
        <MoneyAmount term="Guildhall’s fee" usd={fee} />
        <MoneyAmount term={gets} usd={earnings} />
      </dl>
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken">
          {parts.map(({ label, usd, tone }) => (
            <span key={label} className={cx('min-w-1', fills[tone])} style={{ flexGrow: usd }} />
          ))}
        </div>
        <dl aria-label="Where the money is" className="flex flex-col gap-2 text-sm">
          {parts.length === 0 ? <MoneyAmount term="Nothing was paid" usd={0} isStrong /> : null}
          {parts.map(({ label, usd, tone }) => (
            <MoneyAmount key={label} term={label} usd={usd} dot={fills[tone]} isStrong />
          ))}
        </dl>
      </div>
      {held ? (
        <p className="border-t border-line pt-4 text-sm wrap-anywhere">
          <strong className="font-semibold">{held}.</strong> {heldEndText(contract, side)}{' '}
          <a href={paths.moneyRules} className="text-link">
            The rules of payments
          </a>
        </p>
      ) : null}
    </Card>
  )
}
