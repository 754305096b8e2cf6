import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Section } from '../../../ui/page.tsx'
import { FigureList } from './figure-list.tsx'
import type { PersonReviews } from './load-person-reviews.ts'
import { ReportableReview } from './reportable-review.tsx'

export function ProfileReviews({ userId, loaded }: { userId: string; loaded: PersonReviews }) {
  if ('status' in loaded) {
    return (
      <Section title="Reviews" id="reviews">
        <p className="text-sm text-muted">
          The reviews could not be loaded.{' '}
          <Link to={paths.personReviews(userId)} className="text-link">
            Try the page of all reviews
          </Link>
          .
        </p>
      </Section>
    )
  }
  const { figures, reviews, total } = loaded
  const isClient = figures.client.paidContracts > 0
  return (
    <Section title="Reviews" id="reviews" className="scroll-mt-24">
      {figures.reviewCount + figures.completedJobs > 0 ? (
        <FigureList figures={figures} side="freelancer" only={['Rating', 'First answer after']} />
      ) : null}
      {reviews.length > 0 ? (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <ReportableReview key={review._id} review={review} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">No reviews as a freelancer yet</p>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Link
          to={paths.personReviews(userId)}
          className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          {total > reviews.length ? `All ${total.toLocaleString('en-US')} reviews` : 'How these figures are computed'}
        </Link>
        {isClient ? (
          <Link
            to={paths.personReviews(userId, 'client')}
            className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            As a client
          </Link>
        ) : null}
      </p>
    </Section>
  )
}
