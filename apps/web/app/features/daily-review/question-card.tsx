import type { ReviewAnswerBody, ReviewCardView, ReviewVerdictView } from '@guildhall/contract'
import { useState } from 'react'
import { SubmitButton } from '../../ui/button.tsx'
import { noLigatures } from '../../ui/code-block.tsx'
import { cx } from '../../ui/cx.ts'
import { InlineText } from '../../ui/formatted-text.tsx'
import { QuestionCode } from '../../ui/question-code.tsx'
import { AnswerOptions } from '../courses/shared/answer-options.tsx'

export interface AskedProps {
  verdict: ReviewVerdictView | undefined
  isPending: boolean
  onAnswer: (body: ReviewAnswerBody) => void
}

export interface QuestionCardProps extends AskedProps {
  card: Extract<ReviewCardView, { kind: 'question' }>
}

export function QuestionCard({ card, verdict, isPending, onAnswer }: QuestionCardProps) {
  const [chosen, setChosen] = useState<string>()
  return (
    <form
      className="flex min-w-0 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== undefined) onAnswer({ answer: chosen })
      }}
    >
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className={cx(noLigatures, 'mb-4 text-lg font-medium')}>
          <InlineText>{card.question}</InlineText>
        </legend>
        <QuestionCode question={card} />
        <AnswerOptions
          name={`card-${card._id}`}
          options={card.options}
          chosen={chosen}
          answer={verdict?.answer ?? undefined}
          onChoose={(option) => {
            if (!isPending) setChosen(option)
          }}
        />
      </fieldset>
      {verdict ? null : (
        <SubmitButton className="self-start" pending={isPending} disabled={chosen === undefined}>
          Check
        </SubmitButton>
      )}
    </form>
  )
}
