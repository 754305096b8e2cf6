import { type AdminCaseDetailView, harms, reviewScoreMaximum } from '@guildhall/contract'
import { Link } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Section } from '../../ui/page.tsx'
import { adminPaths } from './shared/admin-paths.ts'

export function Snapshots({ snapshots }: Pick<AdminCaseDetailView, 'snapshots'>) {
  const filled = snapshots.filter(({ parts }) => parts.length > 0)
  if (filled.length === 0) return null
  return (
    <Section title="What it said when it was reported">
      {filled.map(({ at, parts }) => (
        <Card key={at} className="flex flex-col gap-4">
          <p className="text-xs text-muted">{formatMoment(at)}</p>
          {parts.map(({ label, text }) => (
            <div key={label}>
              <p className="text-xs text-muted">{label}</p>
              <p dir="auto" className="max-h-96 max-w-prose overflow-y-auto whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            </div>
          ))}
        </Card>
      ))}
    </Section>
  )
}

export function MessageContext({ context }: Pick<AdminCaseDetailView, 'context'>) {
  if (context.length === 0) return null
  return (
    <Section title="The message and those around it, as they are now">
      <ol className="flex max-w-2xl flex-col gap-3">
        {context.map(({ seq, author, isReported, text, files, createdAt, isEdited, isDeleted }) => (
          <li
            key={seq}
            className={cx(
              'rounded-md border p-4',
              isReported ? 'border-danger bg-danger-wash' : 'border-line bg-surface',
            )}
          >
            <p className="text-xs wrap-anywhere text-muted">
              <bdi>{author.name}</bdi>, {formatMoment(createdAt)}
              {isEdited ? ' (edited)' : ''}
            </p>
            {isDeleted ? (
              <p className="text-muted">This message was deleted.</p>
            ) : (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            )}
            {files.map((name) => (
              <p key={name} className="text-sm wrap-anywhere text-muted">
                File: {name}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function ReviewContext({ reviews }: Pick<AdminCaseDetailView, 'reviews'>) {
  const [first] = reviews
  if (!first) return null
  return (
    <Section title="The reviews of this contract, as they are now">
      <p className="max-w-prose text-sm wrap-anywhere text-muted">
        Contract: <bdi>{first.title}</bdi>. Both sides and operators read its title, everyone else only if its project
        is public.
      </p>
      <ol className="flex max-w-2xl flex-col gap-3">
        {reviews.map(({ _id, by, of, side, rating, text, reply, revealedAt, reported, isHidden, isReplyHidden }) => (
          <li key={_id} className="overflow-hidden rounded-md border border-line bg-surface">
            <div className={cx('p-4', reported === 'review' && reportedLook)}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs wrap-anywhere text-muted">
                <span>
                  <bdi>{by.name}</bdi> about <bdi>{of.name}</bdi> as the {side}: {rating}/{reviewScoreMaximum}, public
                  since {formatMoment(revealedAt)}
                </span>
                {isHidden ? <Badge tone="danger">Hidden</Badge> : null}
              </p>
              <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            </div>
            {reply === null ? null : (
              <div className={cx('border-t border-t-line p-4 pl-8', reported === 'reply' && reportedLook)}>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs wrap-anywhere text-muted">
                  <span>
                    <bdi>{of.name}</bdi> replied
                  </span>
                  {isReplyHidden ? <Badge tone="danger">Hidden</Badge> : null}
                </p>
                <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
                  {reply}
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

const reportedLook = 'border-l-4 border-l-danger bg-danger-wash'

export function CaseReports({ found }: { found: AdminCaseDetailView }) {
  const { list, reports } = found
  if (list.length === 0) return null
  return (
    <Section title={reports === 1 ? '1 report' : `${reports} reports`}>
      <ul aria-label="Reports" className="grid gap-3">
        {list.map(({ _id, reporter, harm, reason, createdAt, weighs }) => (
          <Card as="li" key={_id} className="flex flex-col gap-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm wrap-anywhere text-muted">
              <Link to={adminPaths.person(reporter._id)} className="text-link">
                <bdi>{reporter.name}</bdi>
              </Link>
              {formatMoment(createdAt)}
              <Badge tone={weighs ? 'green' : 'neutral'}>
                {weighs ? 'Counts for the queue' : 'Does not count for the queue'}
              </Badge>
            </p>
            <p className="text-sm font-semibold">{harms[harm].label}</p>
            <p dir="auto" className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">
              {reason}
            </p>
          </Card>
        ))}
      </ul>
      {reports > list.length ? <p className="text-sm text-muted">The latest {list.length} are shown.</p> : null}
    </Section>
  )
}
