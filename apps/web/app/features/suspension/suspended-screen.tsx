import type { SuspensionView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { ApiError, explanationOf } from '../../api-errors.ts'
import { formatMoment } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { Skeleton, SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { suspensionQuery } from './api.ts'
import { OwnContracts } from './own-contracts.tsx'
import { OwnMoney } from './own-money.tsx'

const loadAppealForm = () => import('./appeal-form.tsx').then((part) => ({ default: part.AppealForm }))
const AppealForm = lazyPart(loadAppealForm)

const loadDataSettings = () =>
  import('../personal-data/shared/data-settings.tsx').then((part) => ({ default: part.DataSettings }))
const DataSettings = lazyPart(loadDataSettings)

export const meta: MetaFunction = () => [
  { title: 'Your account is suspended · Guildhall' },
  { name: 'robots', content: 'noindex' },
]

export default function SuspendedScreen() {
  const user = useRequiredUser()
  const { data, error, isFetching, refetch } = useQuery({ ...suspensionQuery(), enabled: user !== null })
  if (user && data) return <Suspended userId={user.id} suspension={data} />
  if (error instanceof ApiError && error.code === 'suspension.not_found') return <NotSuspended />
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl">Your account</h1>
      {error ? (
        <Alert
          action={
            <Button size="sm" onClick={() => refetch()} pending={isFetching}>
              Try again
            </Button>
          }
        >
          {explanationOf(error, 'This could not be loaded.')}
        </Alert>
      ) : (
        <SkeletonCards label="Loading..." count={2} />
      )}
    </div>
  )
}

function NotSuspended() {
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-3xl">Your account is not suspended</h1>
      <p className="text-muted">Everything works as usual.</p>
      <AnchorButton variant="primary" href={paths.browseProjects}>
        Continue to Guildhall
      </AnchorButton>
    </div>
  )
}

function Suspended({ userId, suspension }: { userId: string; suspension: SuspensionView }) {
  const { signOut } = useSession()
  const { _id, reason, suspendedAt, appeal, appealedAt, answer, answeredAt } = suspension
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl">Your account is suspended</h1>
        <p className="text-muted">
          You can read why, appeal,{' '}
          <a className="text-link" href="#contracts">
            pay what is due and take part in disputes
          </a>
          ,{' '}
          <a className="text-link" href="#money">
            withdraw what you earned
          </a>
          , and{' '}
          <a className="text-link" href="#data">
            copy your data or delete your account
          </a>
          . Everything else is on hold.
        </p>
        <Card edge="danger">
          <Said title={`The reason, ${formatMoment(suspendedAt)}`}>{reason}</Said>
        </Card>
      </header>
      <Section title="Appeal">
        {appeal === null ? (
          <Suspense fallback={<Skeleton className="h-48 w-full" />}>
            <AppealForm userId={userId} suspensionId={_id} />
          </Suspense>
        ) : (
          <Card className="flex flex-col gap-4">
            <Said title={`Your appeal, ${formatMoment(appealedAt ?? suspendedAt)}`}>{appeal}</Said>
            {answer === null ? (
              <p role="status" className="text-sm text-muted">
                An operator will answer it. You are told by mail, and the answer appears here.
              </p>
            ) : (
              <Said title={`The answer, ${formatMoment(answeredAt ?? suspendedAt)}`}>{answer}</Said>
            )}
          </Card>
        )}
      </Section>
      <div id="contracts" className="flex scroll-mt-8 flex-col gap-10 empty:hidden">
        <OwnContracts side="client" title="Contracts you pay for" />
        <OwnContracts side="freelancer" title="Contracts you work for" />
      </div>
      <div id="money" className="scroll-mt-8">
        <OwnMoney withdrawableFrom={suspension.withdrawableFrom} />
      </div>
      <Section title="What applies until then">
        <ul className="list-disc space-y-2 pl-5 text-sm">
          {suspension.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          This is part of the{' '}
          <a className="text-link" href={paths.suspensionRules}>
            terms
          </a>
          .
        </p>
      </Section>
      <div id="data" className="flex scroll-mt-8 flex-col gap-6">
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <DataSettings isSuspended />
        </Suspense>
      </div>
      <Button
        className="self-start"
        onClick={async () => {
          await signOut()
          window.location.assign(paths.home)
        }}
      >
        Sign Out
      </Button>
    </div>
  )
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-xs text-muted">{title}</p>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {children}
      </p>
    </div>
  )
}
