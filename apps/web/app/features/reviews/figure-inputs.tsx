import {
  answerDays,
  answerWindowDays,
  counted,
  type FigureInputs,
  figureCasesMinimum,
  formatUsd,
  hiringDays,
  hiringWindowDays,
  type PersonFigures,
  type PersonFiguresDetailView,
  paymentGraceDays,
  type ReviewSide,
  ratingFullWeightCents,
  ratingPrior,
  ratingPriorWeight,
  toDollars,
} from '@guildhall/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { hasEnoughCases, newText, ratingText, spanText } from './shared/figure-words.ts'

interface Measured {
  term: string
  value: string | null
  inputs: ReactNode
}

export function FigureInputList({ detail, side }: { detail: PersonFiguresDetailView; side: ReviewSide }) {
  const measured = side === 'freelancer' ? asFreelancer(detail) : asClient(detail)
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {measured.map(({ term, value, inputs }) => (
        <Card as="li" key={term} className="flex flex-col gap-2">
          <h3 className="font-sans text-sm font-medium tracking-normal text-muted">{term}</h3>
          <p className="font-display text-2xl font-medium tabular-nums">{value ?? newText}</p>
          <div className="text-sm leading-6 wrap-anywhere">{inputs}</div>
        </Card>
      ))}
    </ul>
  )
}

const rated = ({ rating, reviewCount }: Pick<PersonFigures, 'rating' | 'reviewCount'>) =>
  rating === null || !hasEnoughCases(reviewCount) ? null : `${ratingText(rating)}/5`

function asFreelancer({ person, figures, inputs }: PersonFiguresDetailView): Measured[] {
  return [
    {
      term: 'Rating',
      value: rated(figures),
      inputs: <RatingFormula userId={person._id} side="freelancer" value={figures.rating} inputs={inputs.rating} />,
    },
    {
      term: 'Success rate',
      value: percent(figures.completionRate),
      inputs: <Share {...inputs.completion} of="contracts that ended after a payment were completed" />,
    },
    {
      term: 'First answer after',
      value: span(figures.responseMinutes),
      inputs: <Median {...inputs.response} people={['person', 'people']} days={answerWindowDays} />,
    },
  ]
}

function asClient({ person, figures: { client }, inputs }: PersonFiguresDetailView): Measured[] {
  return [
    {
      term: 'Rating',
      value: rated(client),
      inputs: <RatingFormula userId={person._id} side="client" value={client.rating} inputs={inputs.clientRating} />,
    },
    {
      term: 'Hire rate',
      value: percent(client.hireRate),
      inputs: (
        <Share
          {...inputs.hires}
          of={`projects with proposals, of the last ${hiringWindowDays} days, led to a paid contract`}
          minimum={figureCasesMinimum}
        >
          A project without one counts after {hiringDays} days, or when it is cancelled, if someone who was paid here
          proposed.
        </Share>
      ),
    },
    {
      term: 'Proposals answered',
      value: percent(client.answerRate),
      inputs: (
        <Share
          {...inputs.answers}
          of={`people who proposed in the last ${answerWindowDays} days were answered within ${answerDays} days, by their newest proposal`}
          minimum={figureCasesMinimum}
        />
      ),
    },
    {
      term: 'Decides on work in',
      value: span(client.approvalMinutes),
      inputs: <Median {...inputs.approval} people={['freelancer', 'freelancers']} days={hiringWindowDays} />,
    },
    {
      term: 'Pays approved work',
      value: percent(client.paidRate),
      inputs: (
        <Share
          {...inputs.payments}
          of={`approved contracts were paid, or are due for less than ${paymentGraceDays} days`}
        />
      ),
    },
  ]
}

const percent = (value: number | null) => (value === null ? null : `${value}%`)
const span = (minutes: number | null) => (minutes === null ? null : spanText(minutes))
const twoDecimals = (value: number) => String(Math.round(value * 100) / 100)

interface RatingFormulaProps {
  userId: string
  side: ReviewSide
  value: number | null
  inputs: FigureInputs['rating']
}

/** “4.17 = (5 × 4 + 5) ÷ (5 + 1)”, each rating a link to the reviews of the person who gave it. */
function RatingFormula({ userId, side, value, inputs }: RatingFormulaProps) {
  const { people, weight, sum, ratings, notCounted } = inputs
  const listed = ratings.reduce((total, { mean, weight: share }) => total + mean * share, 0)
  const others = people - ratings.length
  const hasLess = weight < people
  return (
    <>
      {value === null ? (
        <p className="text-muted">No one has reviewed them in this role yet.</p>
      ) : (
        <p className="tabular-nums">
          {twoDecimals(value)} = ({ratingPriorWeight} × {ratingPrior}
          {ratings.map(({ by, mean, weight: share, reviews }) => (
            <span key={by}>
              {' + '}
              {share < 1 ? `${twoDecimals(share)} × ` : ''}
              <Link
                to={paths.personReviews(userId, side, by)}
                className="text-link"
                aria-label={`${twoDecimals(mean)}, from ${counted(reviews, 'review')} by one person`}
              >
                {twoDecimals(mean)}
              </Link>
            </span>
          ))}
          {others > 0 ? ` + ${twoDecimals(sum - listed)} of ${others.toLocaleString('en-US')} more people` : ''}) ÷ (
          {ratingPriorWeight} + {twoDecimals(weight)})
        </p>
      )}
      {hasLess ? (
        <p className="text-muted">
          Ratings by someone with whom less than {formatUsd(toDollars(ratingFullWeightCents))} was moved weigh less.
        </p>
      ) : null}
      {notCounted > 0 ? (
        <p className="text-muted">
          {counted(notCounted, 'review')} not counted: the payment was taken back by the client’s bank.
        </p>
      ) : null}
    </>
  )
}

function Share({
  some,
  all,
  of,
  minimum = 1,
  children,
}: {
  some: number
  all: number
  of: string
  minimum?: number
  children?: ReactNode
}) {
  return (
    <>
      <p className="tabular-nums">
        {some.toLocaleString('en-US')} of {all.toLocaleString('en-US')} {of}.
      </p>
      {all < minimum ? <p className="text-muted">Shown from {minimum} on.</p> : null}
      {children ? <p className="text-muted">{children}</p> : null}
    </>
  )
}

interface MedianProps {
  cases: number
  minutes: readonly number[]
  people: readonly [string, string]
  days: number
}

function Median({ cases, minutes, people: [one, several], days }: MedianProps) {
  const waits = minutes.toSorted((first, second) => first - second).map(spanText)
  if (cases === 0) return <p>Nobody who waited in the last {days} days was answered.</p>
  return (
    <>
      <p>
        {cases === 1
          ? `What 1 ${one} waited on average`
          : `The median time that ${cases.toLocaleString('en-US')} ${several} waited, each on average`}
        , in the last {days} days{cases > waits.length ? `. The newest ${waits.length}` : ''}: {waits.join(', ')}.
      </p>
      {cases < figureCasesMinimum ? <p className="text-muted">Shown from {figureCasesMinimum} people on.</p> : null}
    </>
  )
}
