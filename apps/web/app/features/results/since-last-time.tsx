import type { EarlierResultView, OwnResultView } from '@guildhall/contract'
import { ArrowRight, Check, Minus, X } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { conceptTitle } from './concept-title.ts'

/** What was practiced since, with the way to the next attempt; and what became of what was missed before. */
export function SinceLastTime({ result }: { result: OwnResultView }) {
  return (
    <>
      {result.practiced.length > 0 ? <RetakeOffer result={result} /> : null}
      {result.before ? <BeforeAndAfter before={result.before} result={result} /> : null}
    </>
  )
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function RetakeOffer({ result: { skill, difficulty, practiced, retakeAt, kind } }: { result: OwnResultView }) {
  const waits = kind !== 'unverified' && Date.parse(retakeAt) > Date.now()
  return (
    <Card as="section" edge="tide" aria-labelledby="practiced" className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="practiced" className="text-lg">
          You practiced what you missed
        </h2>
        <p className="text-sm text-muted">{list.format(practiced.map(conceptTitle))}</p>
      </div>
      {waits ? (
        <p className="text-sm text-muted">You can retake this from {formatMoment(retakeAt)}</p>
      ) : (
        <LinkButton variant="primary" to={paths.takeAssessment(skill, difficulty)}>
          Retake
        </LinkButton>
      )}
    </Card>
  )
}

const outcomes = {
  right: { text: 'Correct this time', Icon: Check, look: 'text-green' },
  missed: { text: 'Missed again', Icon: X, look: 'text-danger' },
  not_asked: { text: 'Not asked', Icon: Minus, look: 'text-muted' },
} as const

function BeforeAndAfter({ before, result }: { before: EarlierResultView; result: OwnResultView }) {
  return (
    <Card as="section" aria-labelledby="before-and-after" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 sm:justify-start sm:gap-x-10">
        <h2 id="before-and-after" className="text-lg">
          Before and after
        </h2>
        <p className="flex flex-wrap items-center gap-2">
          <Link className="text-link" to={paths.ownResult(before.resultId)}>
            <span className="sr-only">Before: </span>
            {before.percentage}%
          </Link>
          <ArrowRight aria-hidden="true" className="size-4 text-muted" />
          <span className="font-display text-2xl leading-none font-medium">
            <span className="sr-only">After: </span>
            {result.percentage}%
          </span>
        </p>
      </div>
      {before.missed.length > 0 ? (
        <ul className="flex max-w-md flex-col gap-2 text-sm">
          {before.missed.map(({ concept, now }) => {
            const { text, Icon, look } = outcomes[now]
            return (
              <li key={concept} className="flex items-center justify-between gap-4">
                <span className="min-w-0 break-words">{conceptTitle(concept)}</span>
                <span className={`flex shrink-0 items-center gap-1.5 ${look}`}>
                  <Icon aria-hidden="true" className="size-4" />
                  {text}
                </span>
              </li>
            )
          })}
        </ul>
      ) : null}
    </Card>
  )
}
