import type { ChallengeView, OwnResultView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus, X } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../dates.ts'
import { Card } from '../../ui/card.tsx'
import { CodeBlock, noLigatures } from '../../ui/code-block.tsx'
import { cx } from '../../ui/cx.ts'
import { Section } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ChallengeQuestion } from './challenge-question.tsx'
import { challengesQuery } from './challenges-api.ts'

export const answersId = 'answers'

type Reviewed = OwnResultView['review'][number]

const looks = {
  right: { Icon: Check, text: 'Right', edge: 'green', look: 'text-green' },
  wrong: { Icon: X, text: 'Wrong', edge: 'danger', look: 'text-danger' },
  open: { Icon: Minus, text: 'Left open', edge: 'neutral', look: 'text-muted' },
  dropped: { Icon: Minus, text: 'Does not count', edge: 'neutral', look: 'text-muted' },
} as const

function outcomeOf({ chosen, correct, correction }: Reviewed): keyof typeof looks {
  if (correction?.decision === 'dropped') return 'dropped'
  return chosen === null ? 'open' : chosen === correct ? 'right' : 'wrong'
}

export function AnswerReview({ resultId, review }: { resultId: string; review: readonly Reviewed[] }) {
  const { data, isError } = useQuery(challengesQuery(resultId))
  // The server refuses a second challenge of a question, so they can be written without the list, too.
  const challenges = data ?? (isError ? [] : undefined)
  const [shown, setShown] = useState<'all' | 'missed'>('all')
  const numbered = review.map((entry, index) => ({ entry, number: index + 1 }))
  const missed = numbered.filter(({ entry }) => ['wrong', 'open'].includes(outcomeOf(entry)))
  const isMixed = missed.length > 0 && missed.length < review.length
  const listed = isMixed && shown === 'missed' ? missed : numbered

  return (
    <Section
      id={answersId}
      tabIndex={-1}
      title="Your answers"
      className="min-w-0 scroll-mt-24 outline-none"
      actions={
        isMixed ? (
          <SegmentedControl
            label="Which answers"
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: `All ${review.length}` },
              { value: 'missed', label: `Missed ${missed.length}` },
            ]}
          />
        ) : null
      }
    >
      <ol className="flex flex-col gap-4">
        {listed.map(({ entry, number }) => (
          <ReviewedQuestion key={number} entry={entry} number={number} resultId={resultId} challenges={challenges} />
        ))}
      </ol>
    </Section>
  )
}

interface ReviewedQuestionProps {
  entry: Reviewed
  number: number
  resultId: string
  /** Undefined until they are known. */
  challenges: readonly ChallengeView[] | undefined
}

function ReviewedQuestion({ entry, number, resultId, challenges }: ReviewedQuestionProps) {
  const { question, code, options, chosen, correct, explanation, correction } = entry
  const challenge = challenges?.find(({ position }) => position === number - 1)
  const outcome = outcomeOf(entry)
  const { Icon, text, edge, look } = looks[outcome]
  return (
    <Card as="li" edge={edge} className={cx(noLigatures, 'flex flex-col gap-4')}>
      <div>
        <p className="flex items-center justify-between gap-4 text-sm">
          <span className="text-muted">Question {number}</span>
          <span className={`inline-flex items-center gap-1.5 font-semibold ${look}`}>
            <Icon aria-hidden="true" className="size-4" />
            {text}
          </span>
        </p>
        <h3 className="mt-1 font-sans text-base font-semibold tracking-normal break-words whitespace-pre-line text-pretty">
          {question}
        </h3>
      </div>
      {code === undefined ? null : <CodeBlock label="Code" code={code} />}
      <dl className="flex flex-col gap-3">
        {chosen === null ? null : <Answer term="Your answer" text={options[chosen]} />}
        {outcome === 'right' ? null : (
          <Answer term={outcome === 'dropped' ? 'Counted as right before' : 'Correct answer'} text={options[correct]} />
        )}
      </dl>
      <Explanation correction={correction} text={explanation} />
      {challenges && (challenge || correction?.decision !== 'dropped') ? (
        <ChallengeQuestion resultId={resultId} position={number - 1} challenge={challenge} />
      ) : null}
    </Card>
  )
}

/** Where another answer counts as right now, the text explained the one before. */
function Explanation({ correction, text }: { correction: Reviewed['correction']; text: string }) {
  if (correction?.decision !== 'key_changed') return <p className="text-sm text-muted">{text}</p>
  return (
    <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-muted">
      Corrected on {formatDay(correction.decidedAt)}: {correction.reason}
    </p>
  )
}

function Answer({ term, text }: { term: string; text: string | undefined }) {
  return (
    <div>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="font-medium break-words whitespace-pre-wrap">{text}</dd>
    </div>
  )
}
