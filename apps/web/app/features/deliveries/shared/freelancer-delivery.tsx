import type { DeliveryView } from '@guildhall/contract'
import { Suspense, useRef } from 'react'
import { formatMoment } from '../../../dates.ts'
import { usePartWhenIdle } from '../../../load-part.ts'
import { Alert } from '../../../ui/alert.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SkeletonForm } from '../../../ui/skeleton.tsx'
import { DeliveryFrame } from '../delivery-frame.tsx'
import { CitedCriterion, DeliveryVersion, EarlierVersions } from '../delivery-version.tsx'
import { ContractOver, restingReason } from './contract-over.tsx'

export const loadUploadForm = () => import('../upload-form.tsx').then((part) => ({ default: part.UploadForm }))
const UploadForm = lazyPart(loadUploadForm)

export interface FreelancerDeliveryProps {
  proposalId: string
  clientName: string
  onBusyChange?: (isBusy: boolean) => void
  onUploaded?: () => void
}

export function FreelancerDelivery({ proposalId, clientName, onBusyChange, onUploaded }: FreelancerDeliveryProps) {
  const frame = useRef<HTMLDivElement>(null)
  usePartWhenIdle(loadUploadForm)

  return (
    <DeliveryFrame proposalId={proposalId} headingRef={frame}>
      {(delivery) => (
        <>
          <OwnDelivery proposalId={proposalId} delivery={delivery} clientName={clientName} />
          {delivery.allowedMoves.includes('upload') ? (
            <Suspense fallback={<SkeletonForm />}>
              <UploadForm
                proposalId={proposalId}
                onBusyChange={onBusyChange}
                onUploaded={() => {
                  // The form goes once the delivery is refetched; the keyboard focus must not go with it.
                  frame.current?.focus()
                  onUploaded?.()
                }}
              />
            </Suspense>
          ) : null}
          <Earlier proposalId={proposalId} delivery={delivery} clientName={clientName} />
        </>
      )}
    </DeliveryFrame>
  )
}

interface PartProps {
  proposalId: string
  delivery: DeliveryView
  clientName: string
}

const authorsFor = (clientName: string) => ({
  message: 'Your message',
  changes: `What ${clientName} asked to change`,
  remark: `Note from ${clientName}`,
})

function OwnDelivery({ proposalId, delivery, clientName }: PartProps) {
  const [current] = delivery.versions
  const reason = restingReason(delivery.refusals.upload)
  const over = reason ? <ContractOver reason={reason} /> : null
  if (!current) return over
  const authors = authorsFor(clientName)
  if (over) {
    return (
      <>
        {over}
        <DeliveryVersion proposalId={proposalId} version={current} authors={authors} />
      </>
    )
  }

  if (current.status === 'rejected') {
    return current.feedback || current.criterion ? (
      <Alert tone="amber" title={`${clientName} asked for changes`}>
        <CitedCriterion version={current} className="mt-1" />
        <p className="mt-1 break-words whitespace-pre-line">{current.feedback}</p>
      </Alert>
    ) : (
      <Alert tone="amber" title={`${clientName} asked for changes`}>
        They left no note. Send them a message to learn what to change, then upload a new version.
      </Alert>
    )
  }
  return (
    <>
      {current.status === 'approved' ? (
        <Alert tone="green" title={`${clientName} approved your work`}>
          The project is complete. What you delivered stays here.
        </Alert>
      ) : (
        <Alert tone="amber" title={`Waiting for ${clientName}`}>
          You can upload a new version if they ask for changes.
          {delivery.autoApprovalAt
            ? ` Without an answer it is approved automatically on ${formatMoment(delivery.autoApprovalAt)}.`
            : null}
        </Alert>
      )}
      <DeliveryVersion proposalId={proposalId} version={current} authors={authors} />
    </>
  )
}

function Earlier({ proposalId, delivery, clientName }: PartProps) {
  const [current, ...older] = delivery.versions
  const isOver = restingReason(delivery.refusals.upload) !== undefined
  // A rejected version moves to the earlier ones, to make room for the form.
  const earlier = current?.status === 'rejected' && !isOver ? [current, ...older] : older
  return <EarlierVersions proposalId={proposalId} versions={earlier} authors={authorsFor(clientName)} />
}
