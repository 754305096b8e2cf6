import { type ReviewView, reviewAspectLabels, reviewAspects } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatUtcDay } from '../../../dates.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Paragraphs } from '../../../ui/formatted-text.tsx'
import { Stars } from './stars.tsx'

export interface ReviewCardProps {
  review: ReviewView
  shows?: 'by' | 'of'
  isPlain?: boolean
  isPublic?: boolean
  menu?: ReactNode
  replyMenu?: ReactNode
  children?: ReactNode
}

/** Shown in place of the title of a contract that the reader must not learn about. */
export const privateTitle = 'A private contract'

/** Renders a list item. */
export function ReviewCard({
  review,
  shows = 'by',
  isPlain = false,
  isPublic = true,
  menu,
  replyMenu,
  children,
}: ReviewCardProps) {
  const person = review[shows]
  const role = review.side === 'client' ? 'client' : 'freelancer'
  return (
    <Card as="li" id={isPlain ? undefined : `review-${review._id}`} className="flex scroll-mt-24 flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Avatar name={person.name} src={person.profileImage} />
        <div className="min-w-0 flex-1 basis-48">
          {isPlain ? null : (
            <h3
              dir="auto"
              className={cx(
                'font-sans text-base font-semibold tracking-normal break-words',
                review.title === null && 'text-muted',
              )}
            >
              {review.title ?? privateTitle}
            </h3>
          )}
          <p className="text-sm text-muted">
            {shows === 'by' ? 'by ' : 'about '}
            <Link to={paths.personReviews(person._id)} className="text-link">
              <bdi>{person.name}</bdi>
            </Link>
            {shows === 'by' ? `, about the ${role}` : `, as the ${role}`}
          </p>
        </div>
        <p className="flex items-center gap-2 text-sm font-medium tabular-nums">
          <Stars value={review.rating} />
          {review.rating}/5
        </p>
        {menu}
      </div>
      <div dir="auto">
        <Paragraphs keepLineBreaks className="max-w-prose wrap-anywhere">
          {review.text}
        </Paragraphs>
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {reviewAspects[review.side].map((name) => (
          <div key={name} className="flex gap-1.5">
            <dt>{reviewAspectLabels[name]}</dt>
            <dd className="tabular-nums text-ink">{review.aspects[name]}/5</dd>
          </div>
        ))}
        {isPublic ? (
          <div>
            <dt className="sr-only">Public since</dt>
            <dd>{formatUtcDay(review.revealedAt)}</dd>
          </div>
        ) : null}
      </dl>
      {review.reply ? (
        <div className="border-l-2 border-line pl-4">
          <div className="flex items-start justify-between gap-x-4">
            <p className="text-sm text-muted">
              <bdi className="font-medium text-ink">{review.of.name}</bdi> replied on{' '}
              <span className="whitespace-nowrap">{formatUtcDay(review.reply.at)}</span>
            </p>
            {replyMenu}
          </div>
          <div dir="auto">
            <Paragraphs keepLineBreaks className="mt-1 max-w-prose wrap-anywhere">
              {review.reply.text}
            </Paragraphs>
          </div>
        </div>
      ) : null}
      {children}
    </Card>
  )
}
