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
    <span className={cx('badge', tones[tone])}>
      {icon}
      {children}
    </span>
  )
}

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>
}
