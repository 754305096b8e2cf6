import type { PersonFigures, ReviewSide } from '@guildhall/contract'
import { hasEnoughCases, newText, ratingText, reviewsText, spanText } from './figure-words.ts'

type Figure = { term: string; value: string | null; note?: string }

/** Null means too little data. */
function figuresOf(figures: PersonFigures, side: ReviewSide): Figure[] {
  if (side === 'freelancer') {
    return [
      rating(figures.rating, figures.reviewCount, figures.reviewedBy),
      {
        term: 'Jobs completed',
        value: figures.completedJobs > 0 ? figures.completedJobs.toLocaleString('en-US') : null,
      },
      { term: 'Success rate', value: percent(figures.completionRate) },
      { term: 'First answer after', value: span(figures.responseMinutes) },
    ]
  }
  const { client } = figures
  return [
    rating(client.rating, client.reviewCount, client.reviewedBy),
    { term: 'Contracts paid', value: client.paidContracts > 0 ? client.paidContracts.toLocaleString('en-US') : null },
    { term: 'Hire rate', value: percent(client.hireRate) },
    { term: 'Proposals answered', value: percent(client.answerRate) },
    { term: 'Decides on work in', value: span(client.approvalMinutes) },
    { term: 'Pays approved work', value: percent(client.paidRate) },
  ]
}

const rating = (value: number | null, reviews: number, people: number): Figure => ({
  term: 'Rating',
  value: value === null ? null : hasEnoughCases(reviews) ? `${ratingText(value)}/5` : newText,
  ...(value === null ? {} : { note: reviewsText(reviews, people) }),
})
const percent = (value: number | null) => (value === null ? null : `${value}%`)
const span = (minutes: number | null) => (minutes === null ? null : spanText(minutes))

export function FigureList({
  figures,
  side,
  only,
}: {
  figures: PersonFigures
  side: ReviewSide
  only?: readonly string[]
}) {
  const known = figuresOf(figures, side).filter(({ term, value }) => value !== null && (only?.includes(term) ?? true))
  if (known.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-12">
      {known.map(({ term, value, note }) => (
        <div key={term}>
          <dt className="text-xs text-muted">{term}</dt>
          <dd className="mt-1 font-medium tabular-nums">
            {value}
            {note ? <span className="block text-xs font-normal text-muted">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
