import { Check, CloudOff, RefreshCw } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import type { Kept } from './answer-keeper.ts'

const looks = {
  saved: { Icon: Check, text: 'Answers saved', look: 'text-muted' },
  saving: { Icon: RefreshCw, text: 'Saving…', look: 'text-muted' },
  waiting: { Icon: CloudOff, text: 'Not saved yet', look: 'text-amber' },
  over: { Icon: CloudOff, text: 'Not saved', look: 'text-amber' },
} as const

/** Whether the server has the answers. In words for all; spoken only when it goes wrong and when it is well again. */
export function SaveState({ kept: { state }, hasAnswers }: { kept: Kept; hasAnswers: boolean }) {
  if (state === 'saved' && !hasAnswers) return null
  const { Icon, text, look } = looks[state]
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm', look)}>
      <Icon aria-hidden="true" className="size-4" />
      {text}
    </span>
  )
}
