import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PendingDots } from '../../ui/pending-dots.tsx'
import { spanText } from './clock.ts'

export interface WritingQuestionsProps {
  skill: string
  count: number
  onCancel: () => void
}

/** While questions on a topic outside the bank are written. Nobody can tell how far that is, so it says how long it has taken. */
export function WritingQuestions({ skill, count, onCancel }: WritingQuestionsProps) {
  const seconds = useSecondsSince()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
        Writing {count} questions on {skill}
      </h2>
      <p className="max-w-prose text-muted">
        An AI writes them, and each is answered a second time without its key, so that only sound ones reach you. That
        usually takes less than a minute. Your time starts when they are there.
      </p>
      <p className="flex items-center gap-3 text-sm" role="timer" aria-label={`${spanText(seconds)} so far`}>
        <PendingDots className="flex" />
        {spanText(seconds)} so far
        {seconds >= 60 ? ': longer than usual, but still at work' : null}
      </p>
      <Button onClick={onCancel}>Cancel</Button>
    </Card>
  )
}

function useSecondsSince(): number {
  const [startedAtMs] = useState(() => Date.now())
  const [nowMs, setNowMs] = useState(startedAtMs)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((nowMs - startedAtMs) / 1_000))
}
