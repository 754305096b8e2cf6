import type { ReviewVerdictView } from '@guildhall/contract'
import { formatUtcDay } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { noLigatures } from '../../ui/code-block.tsx'
import { cx } from '../../ui/cx.ts'
import { InlineText, Paragraphs } from '../../ui/formatted-text.tsx'
import { PlaceLink } from './place-link.tsx'

const right = { tone: 'green', title: 'Right.' } as const
const wrong = { tone: 'warning', title: 'Not quite.' } as const
// Who says that they do not know is not told that they are wrong.
const unknown = { tone: 'neutral', title: 'Here is the answer.' } as const
const unsolved = { tone: 'neutral', title: 'The solution is above.' } as const

export function VerdictNote({
  verdict: { isRight, answer, explanation, place, dueAt },
  isGivenUp,
}: {
  verdict: ReviewVerdictView
  isGivenUp: boolean
}) {
  const { tone, title } = isRight ? right : !isGivenUp ? wrong : answer === null ? unsolved : unknown
  return (
    <Alert tone={tone} isUrgent={false} title={title}>
      <div className={cx(noLigatures, 'mt-1 flex flex-col gap-2')}>
        {answer !== null && !isRight ? (
          <p>
            {isGivenUp ? null : 'The answer is: '}
            <InlineText>{answer}</InlineText>
          </p>
        ) : null}
        {explanation === null ? null : <Paragraphs>{explanation}</Paragraphs>}
        {isRight ? null : <PlaceLink place={place} />}
        <p className="text-muted">Comes back on {formatUtcDay(dueAt)}.</p>
      </div>
    </Alert>
  )
}
