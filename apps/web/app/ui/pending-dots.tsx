import { cx } from './cx.ts'

export function PendingDots({ className }: { className?: string }) {
  const dot = 'size-1.5 rounded-full bg-current animate-breathe'
  return (
    <span aria-hidden="true" className={cx('gap-1', className)}>
      <span className={dot} />
      <span className={cx(dot, '[animation-delay:0.2s]')} />
      <span className={cx(dot, '[animation-delay:0.4s]')} />
    </span>
  )
}
