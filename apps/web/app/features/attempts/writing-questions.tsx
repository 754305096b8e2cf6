import { useEffect, useRef, useState } from 'react'
import { formatDuration } from '../../durations.ts'
import { useNow } from '../../hooks/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PendingDots } from '../../ui/pending-dots.tsx'

export interface WritingQuestionsProps {
  skill: string
  count: number
  onCancel: () => void
}

export function WritingQuestions({ skill, count, onCancel }: WritingQuestionsProps) {
  const seconds = useElapsedSeconds()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
        Writing {count} questions on {skill}
      </h2>
      <p className="max-w-prose text-muted">
        An AI writes the questions and checks each one by answering it without the key. This usually takes less than a
        minute. Your time starts when they are ready.
      </p>
      <p className="flex items-center gap-3 text-sm" role="timer" aria-label={`${formatDuration(seconds)} so far`}>
        <PendingDots className="flex" />
        {formatDuration(seconds, 'short')} so far
        {seconds >= 60 ? ': longer than usual, but still at work' : null}
      </p>
      <Button onClick={onCancel}>Cancel</Button>
    </Card>
  )
}

function useElapsedSeconds(): number {
  const [startedAtMs] = useState(() => Date.now())
  return Math.max(0, Math.floor((useNow(1_000).getTime() - startedAtMs) / 1_000))
}
