import { reviewScores } from '@guildhall/contract'
import { Star } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'

/** Decorative: write the number beside them. */
export function Stars({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="relative inline-flex">
      <Row className="text-edge" />
      <span className="absolute inset-y-0 left-0 flex overflow-hidden" style={{ width: `${(value / 5) * 100}%` }}>
        <Row className="fill-gold text-gold" />
      </span>
    </span>
  )
}

function Row({ className }: { className: string }) {
  return (
    <span className="flex shrink-0">
      {reviewScores.map((score) => (
        <Star key={score} className={cx('size-4', className)} />
      ))}
    </span>
  )
}
