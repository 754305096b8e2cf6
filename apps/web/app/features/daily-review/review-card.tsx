import type { ReviewAnswerBody, ReviewCardView } from '@guildhall/contract'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnswerCard, useCardHelp } from './api.ts'
import { ExerciseCard } from './exercise-card.tsx'
import { PlaceLink } from './place-link.tsx'
import { QuestionCard } from './question-card.tsx'
import { VerdictNote } from './verdict-note.tsx'

export interface ReviewCardProps {
  card: ReviewCardView
  /** Whether it follows another card, and so takes the focus. */
  hasFocus: boolean
  onAnswered: () => void
  onNext: () => void
}

export function ReviewCard({ card, hasFocus, onAnswered, onNext }: ReviewCardProps) {
  const answer = useAnswerCard(card._id)
  const help = useCardHelp(card._id)
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [isHintShown, setIsHintShown] = useState(false)
  const { data: verdict, error, isPending } = answer
  const hint = isHintShown ? null : help.data?.hint
  const isOver = verdict !== undefined
  const trouble = error
    ? sentenceFor(error, 'Your answer could not be sent. Please try again.')
    : help.error && !isOver
      ? sentenceFor(help.error, 'The help could not be loaded. Please try again.')
      : undefined

  useEffect(() => {
    if (hasFocus) heading.current?.focus()
  }, [hasFocus])
  useEffect(() => {
    if (isOver) next.current?.focus()
  }, [isOver])

  function send(body: ReviewAnswerBody) {
    if (!isOver && !isPending) answer.mutate(body, { onSuccess: onAnswered })
  }
  function askForHelp() {
    if (!help.isSuccess && !help.isPending) help.mutate()
  }
  /** The exercise has it. The server is to know, as a right answer then counts less. */
  function showHint() {
    setIsHintShown(true)
    askForHelp()
  }
  const asked = { verdict, isPending, onAnswer: send }

  return (
    <section aria-labelledby="card" className="flex min-w-0 flex-col gap-6">
      <h2 ref={heading} id="card" tabIndex={-1} className="eyebrow font-sans! outline-none">
        {card.from}
      </h2>
      {card.kind === 'question' ? (
        <QuestionCard card={card} {...asked} />
      ) : (
        <ExerciseCard exercise={card.exercise} onHint={showHint} {...asked} />
      )}
      {help.data && !isOver ? (
        <Alert tone="neutral" title={hint ? 'Hint' : 'Where to learn this'}>
          {hint ? <p>{hint}</p> : null}
          <PlaceLink place={help.data.place} />
        </Alert>
      ) : null}
      {trouble === undefined ? null : (
        <Alert title={trouble}>
          <Button size="sm" className="mt-2" onClick={onNext}>
            Continue
          </Button>
        </Alert>
      )}
      {verdict ? (
        <>
          <div id="verdict">
            <VerdictNote verdict={verdict} isGivenUp={answer.variables?.answer === ''} />
          </div>
          <Button ref={next} variant="primary" className="self-start" aria-describedby="verdict" onClick={onNext}>
            Next
          </Button>
        </>
      ) : (
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <Button
            size="sm"
            variant="quiet"
            pending={help.isPending}
            aria-disabled={help.isSuccess}
            className="aria-disabled:opacity-50"
            onClick={askForHelp}
          >
            Help me
          </Button>
          <Button size="sm" variant="quiet" pending={isPending} onClick={() => send({ answer: '', passed: false })}>
            I don't know
          </Button>
        </div>
      )}
    </section>
  )
}
