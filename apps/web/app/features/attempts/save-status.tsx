import { Check, CloudOff, RefreshCw } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import type { QueueState } from './answer-queue.ts'

const looks = {
  saved: { Icon: Check, text: 'Answers saved', look: 'text-muted' },
  saving: { Icon: RefreshCw, text: 'Saving…', look: 'text-muted' },
  retrying: { Icon: CloudOff, text: 'Not saved yet', look: 'text-amber' },
  signedOut: { Icon: CloudOff, text: 'Not saved yet', look: 'text-amber' },
  closed: { Icon: CloudOff, text: 'Not saved', look: 'text-amber' },
} as const

export function SaveStatus({ state, hasAnswers }: { state: QueueState; hasAnswers: boolean }) {
  if (state === 'saved' && !hasAnswers) return null
  const { Icon, text, look } = looks[state]
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm', look)}>
      <Icon aria-hidden="true" className="size-4" />
      {text}
    </span>
  )
}
