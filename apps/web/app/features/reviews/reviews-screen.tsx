import type { OwnReviewView, WaitingReviewView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, type MetaFunction, useSearchParams } from 'react-router'
import { formatDay } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { AnchorButton, LinkButton } from '../../ui/link-button.tsx'
import { Page, Toolbar } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { OwnReview } from './own-review.tsx'
import { ownReviewsQuery, type ReviewList, waitingReviewsQuery } from './shared/api.ts'

export const meta: MetaFunction = () => [{ title: 'Reviews · Guildhall' }]

const lists = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'received', label: 'Received' },
  { value: 'given', label: 'Given' },
] as const satisfies { value: ReviewList; label: string }[]

const readList = (query: URLSearchParams): ReviewList =>
  lists.find(({ value }) => value === query.get('list'))?.value ?? 'waiting'

/** Starts the request without waiting, so that the skeleton shows. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const userId = storedUserId()
  const list = readList(new URL(request.url).searchParams)
  if (!userId) return null
  if (list === 'waiting') void getQueryClient().prefetchInfiniteQuery(waitingReviewsQuery(userId))
  else void getQueryClient().prefetchInfiniteQuery(ownReviewsQuery(userId, list))
  return null
}

export function HydrateFallback() {
  return (
    <Page title="Reviews">
      <SkeletonCards label="Loading reviews..." />
    </Page>
  )
}

export default function ReviewsScreen() {
  const user = useRequiredUser()
  const [query, setQuery] = useSearchParams()
  const list = readList(query)
  if (!user) return <HydrateFallback />
  return (
    <Page
      title="Reviews"
      actions={
        <>
          <LinkButton to={paths.personReviews(user.id)}>See your figures</LinkButton>
          <AnchorButton href={paths.reviewRules}>How reviews work</AnchorButton>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Toolbar>
          <SegmentedControl
            label="Which reviews"
            value={list}
            options={lists}
            onChange={(next) => setQuery({ list: next }, { replace: true, preventScrollReset: true })}
          />
        </Toolbar>
        {list === 'waiting' ? (
          <Waiting userId={user.id} />
        ) : (
          <>
            <h2 className="sr-only">{list === 'given' ? 'Reviews you gave' : 'Reviews you received'}</h2>
            <Own key={list} userId={user.id} list={list} />
          </>
        )}
      </div>
    </Page>
  )
}

function Waiting({ userId }: { userId: string }) {
  const list = useInfiniteQuery(waitingReviewsQuery(userId))
  return (
    <PagedList
      list={list}
      nouns={['contract', 'contracts']}
      whose="Your"
      empty={
        <EmptyState illustration={<EmptyTray className="mx-auto w-44" />} title="You have no reviews to write">
          When a paid contract ends, you can review the person you worked with here.
        </EmptyState>
      }
    >
      {(waiting) => <WaitingRow key={waiting.contractId} waiting={waiting} />}
    </PagedList>
  )
}

function WaitingRow({ waiting: { contractId, title, other, side, until } }: { waiting: WaitingReviewView }) {
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={other.name} src={other.profileImage} />
      <div className="min-w-0 flex-1 basis-48">
        <h2 dir="auto" className="font-sans text-base font-semibold tracking-normal break-words">
          {title}
        </h2>
        <p className="text-sm text-muted">
          <bdi>{other.name}</bdi>, the {side}. Until {formatDay(until)}.
        </p>
      </div>
      <LinkButton variant="primary" to={paths.reviewContract(contractId)} aria-label={`Write a Review: ${title}`}>
        Write a Review
      </LinkButton>
    </Card>
  )
}

function Own({ userId, list: which }: { userId: string; list: 'received' | 'given' }) {
  const list = useInfiniteQuery(ownReviewsQuery(userId, which))
  return (
    <PagedList
      list={list}
      nouns={['review', 'reviews']}
      whose="Your"
      empty={
        <EmptyState
          illustration={<EmptyTray className="mx-auto w-44" />}
          title={which === 'received' ? 'No reviews about you yet' : 'You have not reviewed anyone yet'}
        >
          {which === 'received'
            ? 'A review appears here once it is public: when you have both written one, or when the time to write has ended.'
            : 'After a paid contract, you can review the person you worked with.'}
        </EmptyState>
      }
    >
      {(review: OwnReviewView) => <OwnReview key={review._id} review={review} userId={userId} />}
    </PagedList>
  )
}
