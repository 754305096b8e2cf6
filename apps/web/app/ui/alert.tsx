import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** amber: pending; green: done; warning: needs a decision; danger: failed or refused. */
export type AlertTone = 'danger' | 'warning' | 'amber' | 'green' | 'neutral'

const looks: Record<AlertTone, { box: string; icon: string; Icon: typeof Info }> = {
  danger: { box: 'border-danger/40 bg-danger-wash', icon: 'text-danger', Icon: CircleAlert },
  warning: { box: 'border-amber/40 bg-amber-wash', icon: 'text-amber', Icon: TriangleAlert },
  amber: { box: 'border-amber/40 bg-amber-wash', icon: 'text-amber', Icon: Clock },
  green: { box: 'border-green/40 bg-green-wash', icon: 'text-green', Icon: CircleCheck },
  neutral: { box: 'border-line bg-sunken', icon: 'text-muted', Icon: Info },
}

export interface AlertProps {
  tone?: AlertTone
  title?: string
  /** Interrupts screen readers. The default for danger and warning. */
  isUrgent?: boolean
  action?: ReactNode
  children?: ReactNode
  className?: string
}

/** Urgent messages interrupt screen readers (role="alert"); others wait (role="status"). */
export function Alert({
  tone = 'danger',
  title,
  isUrgent = tone === 'danger' || tone === 'warning',
  action,
  children,
  className,
}: AlertProps) {
  const { box, icon, Icon } = looks[tone]
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={cx('alert', box, className)}>
      <Icon aria-hidden="true" className={icon} />
      <div>
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
