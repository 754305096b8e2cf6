import { Clock } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { announcement, clockText, spanText } from './clock.ts'

/** The time that is left. Spoken only when five minutes remain, and when one does. */
export function Countdown({ seconds }: { seconds: number }) {
  const [heard, setHeard] = useState({ seconds, text: '' })
  if (heard.seconds !== seconds) setHeard({ seconds, text: announcement(heard.seconds, seconds) ?? heard.text })

  return (
    <span>
      <span
        role="timer"
        aria-label={`${spanText(seconds)} left`}
        className={cx('inline-flex items-center gap-2 text-sm font-medium', seconds <= 60 ? 'text-amber' : 'text-ink')}
      >
        <Clock aria-hidden="true" className="size-4" />
        {clockText(seconds)}
        <span className="font-normal text-muted">left</span>
      </span>
      <span role="status">
        <VisuallyHidden>{heard.text}</VisuallyHidden>
      </span>
    </span>
  )
}
