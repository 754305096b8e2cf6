import { type DecisionView, harms } from '@guildhall/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatLongUtcDay, formatMoment } from '../../dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { pathOf, titleOf } from './target-words.ts'

const AppealForm = lazyPart(() => import('./decision-appeal-form.tsx'))

export function DecisionCard({ decision, userId }: { decision: DecisionView; userId: string }) {
  const [isAppealing, setIsAppealing] = useState(false)
  const { _id, kind, target, harm, reason, at, mayAppeal, appealUntil } = decision
  const { appeal, appealedAt, answer, answeredAt, reversedAt, reversalReason } = decision
  const path = pathOf(target)
  return (
    <Card
      as="li"
      edge={reversedAt ? 'neutral' : kind === 'hidden' ? 'danger' : 'amber'}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 dir="auto" className="min-w-0 text-lg wrap-anywhere">
          {path ? (
            <Link to={path} className="hover:text-rose">
              {titleOf(target)}
            </Link>
          ) : (
            titleOf(target)
          )}
        </h3>
        <Badge tone={reversedAt ? 'neutral' : kind === 'hidden' ? 'danger' : 'amber'}>
          {reversedAt ? 'Taken back' : kind === 'hidden' ? 'Hidden from others' : 'Warning'}
        </Badge>
      </div>
      <p className="max-w-prose text-sm">
        <span className="font-semibold">The rule:</span> {harms[harm].rule}
      </p>
      <Said title={`The reason, ${formatMoment(at)}`}>{reason}</Said>
      {appeal === null ? null : <Said title={`Your appeal, ${formatMoment(appealedAt ?? at)}`}>{appeal}</Said>}
      {answer === null ? null : <Said title={`The answer, ${formatMoment(answeredAt ?? at)}`}>{answer}</Said>}
      {reversedAt === null || reversalReason === answer ? null : (
        <Said title={`Taken back, ${formatMoment(reversedAt)}`}>{reversalReason}</Said>
      )}
      {appeal !== null && answer === null && reversedAt === null ? (
        <p role="status" className="text-sm text-muted">
          An operator will answer your appeal. You are told by mail, and the answer appears here.
        </p>
      ) : null}
      {mayAppeal && isAppealing ? (
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <AppealForm userId={userId} decisionId={_id} />
        </Suspense>
      ) : mayAppeal ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => setIsAppealing(true)}>Appeal</Button>
          <span className="text-sm text-muted">You can appeal once, until {formatLongUtcDay(appealUntil)}.</span>
        </div>
      ) : null}
    </Card>
  )
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-xs text-muted">{title}</p>
      <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
        {children}
      </p>
    </div>
  )
}
