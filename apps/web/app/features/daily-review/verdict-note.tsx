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
    <Alert tone={isRight ? 'green' : 'amber'} title={isRight ? 'Right.' : 'Not quite.'}>
      {answer !== null && !isRight ? (
        <p>
          The answer is: <InlineText>{answer}</InlineText>
        </p>
      ) : null}
      {explanation === null ? null : <Paragraphs>{explanation}</Paragraphs>}
      {isRight ? null : (
        <p>
          <PlaceLink place={place} />
        </p>
      )}
      <p className="mt-1 text-muted">Comes back on {formatUtcDay(dueAt)}.</p>
    </Alert>
  )
}
