import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'neutral' | 'rose' | 'tide' | 'green' | 'amber' | 'danger'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  rose: 'bg-rose-wash text-ink',
  tide: 'bg-tide-wash text-tide',
  green: 'bg-green-wash text-green',
  amber: 'bg-amber-wash text-amber',
  danger: 'bg-danger-wash text-danger',
}

/** green: done; amber: pending; tide: under way, or new; danger: failed. rose: a project that takes proposals. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-xs px-2 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}

export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-6 max-w-full items-center rounded-xs border border-line px-2 text-xs wrap-anywhere text-muted">
      {children}
    </span>
  )
}
