import { Clock } from 'lucide-react'
import { useState } from 'react'
import { formatClock, formatDuration } from '../../durations.ts'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { countdownAnnouncement } from './deadline.ts'

/** Announced only when five minutes and when one minute remain. */
export function Countdown({ seconds }: { seconds: number }) {
  const [heard, setHeard] = useState({ seconds, text: '' })
  if (heard.seconds !== seconds) {
    setHeard({ seconds, text: countdownAnnouncement(heard.seconds, seconds) ?? heard.text })
  }

  return (
    <span>
      <span
        role="timer"
        aria-label={`${formatDuration(seconds)} left`}
        className={cx('inline-flex items-center gap-2 text-sm font-medium', seconds <= 60 ? 'text-amber' : 'text-ink')}
      >
        <Clock aria-hidden="true" className="size-4" />
        {formatClock(seconds)}
        <span className="font-normal text-muted">left</span>
      </span>
      <span role="status">
        <VisuallyHidden>{heard.text}</VisuallyHidden>
      </span>
    </span>
  )
}
