import type { DailyReviewView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { dailyReviewQuery, usePassCard } from './api.ts'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewDone } from './review-done.tsx'

export default function DailyReview() {
  const user = useRequiredUser()
  return (
    <div className="mx-auto w-full max-w-2xl">
      <Page title="Daily review">{user ? <Today key={user.id} userId={user.id} /> : <Waiting />}</Page>
    </div>
  )
}

function Today({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(dailyReviewQuery(userId))
  const trouble = error ? (
    <Alert
      title={sentenceFor(error, 'The review could not be loaded.')}
      action={
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  ) : null
  if (!data) return trouble ?? <Waiting />
  return (
    <div className="flex flex-col gap-6">
      {trouble}
      <Cards review={data} userId={userId} />
    </div>
  )
}

function Cards({ review, userId }: { review: DailyReviewView; userId: string }) {
  const pass = usePassCard(userId)
  // An answered card is not due any more, so a fetch meanwhile leaves it out.
  const [answered, setAnswered] = useState<DailyReviewView['cards'][number]>()
  const [hasBegun, setHasBegun] = useState(false)
  const { cards, doneToday, nextAt } = review
  const card = answered ?? cards[0]
  const isListed = cards.some(({ _id }) => _id === card?._id)
  const number = doneToday + (isListed ? 1 : 0)
  const total = doneToday + cards.length
  return (
    <>
      {total > 0 ? <ProgressBar label="Today" value={number} max={total} valueLabel={`${number} of ${total}`} /> : null}
      {card ? (
        <ReviewCard
          key={card._id}
          card={card}
          hasFocus={hasBegun}
          onAnswered={() => setAnswered(card)}
          onNext={() => {
            setHasBegun(true)
            setAnswered(undefined)
            void pass(card._id)
          }}
        />
      ) : (
        <ReviewDone doneToday={doneToday} nextAt={nextAt} hasBegun={hasBegun} />
      )}
    </>
  )
}

const Waiting = () => (
  <div role="status" aria-busy="true">
    <span className="sr-only">Loading the review...</span>
    <QuestionSkeleton />
  </div>
)
