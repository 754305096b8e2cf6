import { cx } from './cx.ts'

function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('size-7', className)}>
      <path className="fill-rose-solid" d="M15 2h11a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H15v-7.5l8.5 3v-19L15 9.5z" />
      <path className="fill-ink" d="M6 2h7v10.3l8.5-3v13.4l-8.5-3V30H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z" />
    </svg>
  )
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cx('inline-flex items-center gap-2.5 font-display text-xl font-semibold tracking-tight', className)}
    >
      <Mark />
      Guildhall
    </span>
  )
}
