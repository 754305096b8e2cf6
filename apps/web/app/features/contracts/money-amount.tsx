import { formatUsd } from '@guildhall/contract'
import { cx } from '../../ui/cx.ts'

export interface MoneyAmountProps {
  term: string
  usd: number
  dot?: string
  isStrong?: boolean
}

export function MoneyAmount({ term, usd, dot, isStrong }: MoneyAmountProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={cx('flex min-w-0 items-baseline gap-2 wrap-anywhere', !isStrong && 'text-muted')}>
        {dot ? <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', dot)} /> : null}
        {term}
      </dt>
      <dd className={cx('shrink-0', isStrong && 'font-semibold')}>{formatUsd(usd)}</dd>
    </div>
  )
}
