import type { OwnResultView } from '@guildhall/contract'
import { formatDay } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { listCorrections } from './list-corrections.ts'

/** Nothing for a result in which no question was corrected. */
export function RegradeNote({ result: { review, regradedAt } }: { result: OwnResultView }) {
  const corrections = listCorrections(review)
  if (corrections.length === 0) return null
  return (
    <Alert
      tone="neutral"
      title={regradedAt ? `Regraded on ${formatDay(regradedAt)}` : 'Corrected questions are taken into account'}
    >
      <ul className="flex flex-col gap-1">
        {corrections.map(({ numbers, sentence, reason }) => (
          <li key={numbers} dir="auto" className="wrap-anywhere">
            {sentence} {reason}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
