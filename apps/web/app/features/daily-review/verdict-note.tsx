import type { ReviewVerdictView } from '@guildhall/contract'
import { formatUtcDay } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { InlineText, Paragraphs } from '../../ui/formatted-text.tsx'
import { PlaceLink } from './place-link.tsx'

export function VerdictNote({
  verdict: { isRight, answer, explanation, place, dueAt },
}: {
  verdict: ReviewVerdictView
}) {
  return (
    <Alert tone={isRight ? 'green' : 'warning'} isUrgent={false} title={isRight ? 'Right.' : 'Not quite.'}>
      <div className="mt-1 flex flex-col gap-2">
        {answer !== null && !isRight ? (
          <p>
            The answer is: <InlineText>{answer}</InlineText>
          </p>
        ) : null}
        {explanation === null ? null : <Paragraphs>{explanation}</Paragraphs>}
        {isRight ? null : <PlaceLink place={place} />}
        <p className="text-muted">Comes back on {formatUtcDay(dueAt)}.</p>
      </div>
    </Alert>
  )
}
