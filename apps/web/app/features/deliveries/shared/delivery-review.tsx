import {
  type ContractMoneyView,
  type ContractView,
  type DeliveryView,
  formatUsd,
  type RequestChangesBody,
  refusalSentences,
} from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { sentenceFor } from '../../../api-errors.ts'
import { formatMoment } from '../../../dates.ts'
import { useFetched } from '../../../hooks/use-fetched.ts'
import { useSingleFlight } from '../../../hooks/use-single-flight.ts'
import { usePartWhenIdle } from '../../../load-part.ts'
import { keyOf } from '../../../query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { notify } from '../../../ui/notify.ts'
import { deliveryQuery, useApproveDelivery, useRequestChanges } from '../api.ts'
import { DeliveryFrame } from '../delivery-frame.tsx'
import { DeliveryVersion, EarlierVersions } from '../delivery-version.tsx'
import { ContractOver, restingReason } from './contract-over.tsx'

const loadDialog = () =>
  import('../request-changes-dialog.tsx').then((part) => ({ default: part.RequestChangesDialog }))
const RequestChangesDialog = lazyPart(loadDialog, FloatingPartMissing)

export interface DeliveryReviewProps {
  proposalId: string
  freelancerName: string
  hasHeading?: boolean
  contractId: string | undefined
  onDecided?: () => void
}

export function DeliveryReview({
  proposalId,
  freelancerName,
  hasHeading = false,
  contractId = '',
  onDecided,
}: DeliveryReviewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<'approve' | 'changes'>()
  const approve = useApproveDelivery(proposalId)
  const requestChanges = useRequestChanges(proposalId)
  usePartWhenIdle(loadDialog)
  const criteria = useQuery(deliveryQuery(proposalId)).data?.criteria ?? []
  // As the screen shows it beside.
  const contract = useFetched<ContractView>(keyOf('contracts', 'one', contractId))

  function close() {
    setAsking(undefined)
    // The buttons disappear; keep the keyboard focus here.
    setTimeout(() => frame.current?.focus())
  }

  const sendApproval = useSingleFlight(async () => {
    try {
      await approve.mutateAsync(undefined)
      notify.success('Deliverables approved successfully!')
    } catch (error) {
      notify.error('Failed to approve deliverables. Please try again.', reasonOf(error))
    }
    close()
    onDecided?.()
  })

  async function sendBack(body: RequestChangesBody) {
    await requestChanges.mutateAsync(body)
    // The specification's sentence asks for feedback; it has no place after feedback just given.
    if (body?.feedback) notify.info('Deliverables have been rejected.', `${freelancerName} can read your note already.`)
    else if (body)
      notify.info('Deliverables have been rejected.', `${freelancerName} can read what it is about already.`)
    else notify.info('Deliverables have been rejected. Please provide feedback to the freelancer.')
    close()
    onDecided?.()
  }

  return (
    <>
      <DeliveryFrame proposalId={proposalId} {...(hasHeading ? {} : { heading: 'Deliverables' })} headingRef={frame}>
        {(delivery) => (
          <Delivery proposalId={proposalId} delivery={delivery} freelancerName={freelancerName} onAsk={setAsking} />
        )}
      </DeliveryFrame>
      <ConfirmDialog
        open={asking === 'approve'}
        onOpenChange={(open) => setAsking(open ? 'approve' : undefined)}
        title="Approve these deliverables?"
        description={`${effectOn(contract?.money, freelancerName)} This cannot be undone.`}
        confirmLabel="Approve"
        pending={approve.isPending}
        onConfirm={sendApproval}
      />
      {asking === 'changes' ? (
        <Suspense>
          <RequestChangesDialog
            proposalId={proposalId}
            onClose={() => setAsking(undefined)}
            freelancerName={freelancerName}
            criteria={criteria}
            pending={requestChanges.isPending}
            onSend={sendBack}
            onFailure={(error) => notify.error('Failed to reject deliverables. Please try again.', reasonOf(error))}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function effectOn(money: ContractMoneyView | undefined, name: string): string {
  const released = `what you paid into escrow is released to ${name}`
  if (!money) return `The project is then complete, and ${released}. What you have not paid becomes due.`
  const { held, unpaid } = money
  if (unpaid === 0) return `The project is then complete, and ${released}.`
  const due = `${formatUsd(unpaid)} becomes due`
  return held === 0
    ? `The project is then complete, and ${due}.`
    : `The project is then complete, ${released}, and ${due}.`
}

const reasonOf = (error: unknown) => sentenceFor(error, '') || undefined

function Delivery({
  proposalId,
  delivery,
  freelancerName,
  onAsk,
}: {
  proposalId: string
  delivery: DeliveryView
  freelancerName: string
  onAsk: (decision: 'approve' | 'changes') => void
}) {
  const [current, ...earlier] = delivery.versions
  const can = new Set(delivery.allowedMoves)
  const authors = {
    message: `Message from ${freelancerName}`,
    changes: 'What you asked to change',
    remark: 'Your note',
  }

  const reason = restingReason(delivery.refusals.approve)
  const over = reason ? <ContractOver reason={reason} /> : null
  if (!current && over) return over
  if (!current) {
    return <p className="text-muted">Nothing here yet. When {freelancerName} uploads files, you review them here.</p>
  }
  return (
    <>
      <DeliveryVersion proposalId={proposalId} version={current} authors={authors} />
      {over}
      {delivery.deliveryStatus === 'submitted' && delivery.autoApprovalAt ? (
        <p className="text-sm">
          Without an answer from you, it counts as approved on{' '}
          <time dateTime={delivery.autoApprovalAt} className="font-medium">
            {formatMoment(delivery.autoApprovalAt)}
          </time>
          .
        </p>
      ) : null}
      {current.status === 'rejected' && !over ? (
        <p className="text-muted">You requested changes. {freelancerName} can upload a new version now.</p>
      ) : null}
      {can.has('approve') || can.has('request_changes') ? (
        <div className="flex flex-wrap gap-3">
          {can.has('approve') ? (
            <Button variant="primary" onClick={() => onAsk('approve')}>
              Approve
            </Button>
          ) : null}
          {can.has('request_changes') ? <Button onClick={() => onAsk('changes')}>Request Changes</Button> : null}
        </div>
      ) : null}
      {delivery.refusals.request_changes === 'delivery.last_version' ? (
        <p className="text-sm text-muted">{refusalSentences['delivery.last_version']}</p>
      ) : null}
      <EarlierVersions proposalId={proposalId} versions={earlier} authors={authors} />
    </>
  )
}
