import type { CardDisputeView, ContractDetailView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useParams } from 'react-router'
import { ApiError, sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MismatchedJoint } from '../../ui/illustrations/lazy-illustrations.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { showInOrder } from '../../ui/show-in-order.ts'
import { Skeleton, SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { rememberWorkspace } from '../navigation/shared/remember-workspace.ts'
import { paymentProviderQuery } from '../payments/shared/provider.ts'
import { ContractReviewsLink } from '../reviews/shared/contract-reviews-link.tsx'
import { Agreement } from './agreement.tsx'
import { ContractStatusBadge } from './contract-status.tsx'
import { ContractTimeline } from './contract-timeline.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { deliverablesId, NextStepPanel } from './next-step-panel.tsx'
import { useRefreshContracts } from './refresh-contracts.ts'
import { type ContractSide, contractQuery, statementQuery } from './shared/api.ts'

// Below the first view, and as large as the rest of the screen.
const loadDeliverables = () =>
  import('./contract-deliverables.tsx').then((part) => ({ default: part.ContractDeliverables }))
const Deliverables = lazyPart(loadDeliverables)
const loadSettlement = () => import('./settlement-panel.tsx').then((part) => ({ default: part.SettlementPanel }))
const SettlementPanel = lazyPart(loadSettlement)
const loadDisputes = () => import('./disputes/dispute-panel.tsx').then((part) => ({ default: part.DisputePanel }))
const DisputePanel = lazyPart(loadDisputes)
const loadSuspension = () => import('./suspension-notice.tsx').then((part) => ({ default: part.SuspensionNotice }))
const SuspensionNotice = lazyPart(loadSuspension)
const loadChange = () => import('./change-panel.tsx').then((part) => ({ default: part.ChangePanel }))
const ChangePanel = lazyPart(loadChange)
const loadMilestones = () => import('./milestones-panel.tsx').then((part) => ({ default: part.MilestonesPanel }))
const MilestonesPanel = lazyPart(loadMilestones)
const loadCardDisputes = () => import('./card-dispute-notice.tsx').then((part) => ({ default: part.CardDisputeNotice }))
const CardDisputeNotice = lazyPart(loadCardDisputes)
const loadLedger = () => import('./contract-ledger.tsx').then((part) => ({ default: part.ContractLedger }))
const ContractLedger = lazyPart(loadLedger)

/** The screen sets the title once the contract is known; a title here would override it. */
export const meta: MetaFunction = () => []

/** Starts the requests without waiting, so that the skeleton shows. */
export function clientLoader({ params: { contractId = '' } }: ClientLoaderFunctionArgs) {
  if (hasStoredToken()) {
    void getQueryClient().prefetchQuery(contractQuery(contractId))
    void getQueryClient().prefetchQuery(statementQuery(contractId))
    void getQueryClient().prefetchQuery(paymentProviderQuery())
  }
  return null
}

export function HydrateFallback() {
  return (
    <Page title="Contract">
      <title>Contract · Guildhall</title>
      <SkeletonCards label="Loading contract..." />
    </Page>
  )
}

export default function ContractScreen() {
  const { contractId = '' } = useParams()
  const user = useRequiredUser()
  // The key resets state (open dialogs, typed text) for another contract.
  return user ? <LoadedContract key={contractId} contractId={contractId} userId={user.id} /> : <HydrateFallback />
}

function LoadedContract({ contractId, userId }: { contractId: string; userId: string }) {
  const { data: contract, error, isFetching, refetch } = useQuery(contractQuery(contractId))

  if (contract) {
    return <Contract contract={contract} side={contract.client._id === userId ? 'client' : 'freelancer'} />
  }
  if (!error) return <HydrateFallback />
  if (error instanceof ApiError && error.status < 500) {
    return (
      <div role="alert">
        <title>Contract · Guildhall</title>
        <Page title="This contract cannot be shown" lead={sentenceFor(error, '')}>
          <MismatchedJoint className="w-56" />
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.contracts}>Contracts</LinkButton>
            <LinkButton to={paths.activeJobs}>Active Jobs</LinkButton>
          </div>
        </Page>
      </div>
    )
  }
  return (
    <Page title="Contract">
      <title>Contract · Guildhall</title>
      <Alert
        title="The contract could not be loaded"
        action={
          <Button size="sm" onClick={() => refetch()} pending={isFetching}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Alert>
    </Page>
  )
}

const backTo = {
  client: { to: paths.contracts, label: 'Back to Contracts' },
  freelancer: { to: paths.activeJobs, label: 'Back to Active Jobs' },
} as const
const backWhileSuspended = { to: paths.suspended, label: 'Back to Your Account' } as const

/** A payment that the client's bank took back is shown until the money is there again. */
const isTold = (status: CardDisputeView['status'], { isFunded, endedAt }: ContractDetailView) =>
  status === 'open' || (status === 'lost' && !isFunded && !endedAt)

function Contract({ contract, side }: { contract: ContractDetailView; side: ContractSide }) {
  const nextStep = useRef<HTMLDivElement>(null)
  const refresh = useRefreshContracts()
  useEffect(() => rememberWorkspace(side), [side])
  const other = side === 'client' ? contract.freelancer : contract.client
  // While suspended they can pay what is due and take part in disputes, nothing else.
  const isSuspended = contract.suspended.includes(side)
  const cardDisputes = contract.cardDisputes.filter(({ status }) => isTold(status, contract))
  const isSettlementFirst = contract.openOffer !== null || contract.status === 'cancelled'
  const settlement = (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <SettlementPanel contract={contract} viewer={side} onChanged={refresh} />
    </Suspense>
  )
  const change = (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <ChangePanel contract={contract} viewer={side} onChanged={refresh} />
    </Suspense>
  )

  return (
    <Page
      title={contract.title}
      eyebrow="Contract"
      back={isSuspended ? backWhileSuspended : backTo[side]}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <ContractStatusBadge status={contract.status} />
          <span className="min-w-0 wrap-anywhere">
            with <bdi>{other.name}</bdi>
          </span>
        </span>
      }
      actions={
        <>
          <ContractReviewsLink contract={contract} />
          {isSuspended ? null : (
            <LinkButton to={paths.chat(other._id)}>Message {side === 'client' ? 'Freelancer' : 'Client'}</LinkButton>
          )}
        </>
      }
    >
      <title>{`${contract.title} · Guildhall`}</title>
      <div ref={showInOrder} className="flex flex-col gap-8 print:block">
        {isSuspended || (contract.suspended.length > 0 && contract.endedAt === null) ? (
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <SuspensionNotice contract={contract} side={side} onChanged={refresh} />
          </Suspense>
        ) : null}
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
          <NextStepPanel
            ref={nextStep}
            contract={contract}
            side={side}
            onPaid={() => {
              // The button is about to disappear, and so is the dialog.
              setTimeout(() => nextStep.current?.focus())
            }}
          />
          <MoneyPanel contract={contract} side={side} />
        </div>
        {cardDisputes.length > 0 ? (
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <CardDisputeNotice disputes={cardDisputes} contract={contract} side={side} />
          </Suspense>
        ) : null}
        {contract.timeline.some(({ kind }) => kind === 'dispute_opened') ? (
          <Suspense fallback={<Skeleton className="h-48 w-full" />}>
            <DisputePanel contract={contract} viewer={side} onChanged={refresh} />
          </Suspense>
        ) : null}
        {contract.openChange ? change : null}
        {isSettlementFirst ? settlement : null}
        {contract.milestones.length > 0 ? (
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <MilestonesPanel contract={contract} onChanged={refresh} />
          </Suspense>
        ) : null}
        {isSuspended ? null : (
          <Section title="Deliverables" id={deliverablesId} tabIndex={-1} className="scroll-mt-24 outline-none">
            <Card>
              <Suspense fallback={<Skeleton className="h-40 w-full" />}>
                <Deliverables contract={contract} side={side} />
              </Suspense>
            </Card>
          </Section>
        )}
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:gap-6">
          <Agreement contract={contract} side={side} />
          <ContractTimeline contract={contract} />
        </div>
        {contract.openChange ? null : change}
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <ContractLedger contractId={contract._id} />
        </Suspense>
        {isSettlementFirst ? null : settlement}
      </div>
    </Page>
  )
}
