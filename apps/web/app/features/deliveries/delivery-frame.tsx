import type { DeliveryView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { showInOrder } from '../../ui/show-in-order.ts'
import { deliveryQuery } from './api.ts'
import { versionLine } from './delivery-version.tsx'
import { DeliveryBadge } from './shared/delivery-badge.tsx'
import { DeliverySkeleton } from './shared/delivery-skeleton.tsx'

export function DeliveryFrame({
  proposalId,
  heading,
  headingRef,
  children,
}: {
  proposalId: string
  heading?: string
  headingRef?: Ref<HTMLDivElement>
  children: (delivery: DeliveryView) => ReactNode
}) {
  const { data: delivery, error, isFetching, refetch } = useQuery(deliveryQuery(proposalId))

  return (
    <section ref={showInOrder} aria-label={heading ?? 'Deliverables'} className="flex flex-col gap-5">
      {/* Takes the focus when the focused element is gone, such as the form after an upload. */}
      <div
        ref={headingRef}
        tabIndex={-1}
        className={cx(
          'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xs outline-offset-4',
          !heading && !delivery && 'hidden',
        )}
      >
        {heading ? <h3 className="text-lg">{heading}</h3> : null}
        {delivery ? <DeliveryBadge status={delivery.deliveryStatus} /> : null}
        {delivery?.versions[0] ? (
          <p className="text-sm text-muted sm:ml-auto">{versionLine(delivery.versions[0])}</p>
        ) : null}
      </div>
      {delivery ? children(delivery) : null}
      {!delivery && error ? (
        <Alert
          title="The deliverables could not be loaded"
          action={
            <Button size="sm" onClick={() => refetch()} pending={isFetching}>
              Try again
            </Button>
          }
        >
          {sentenceFor(error, error.message)}
        </Alert>
      ) : null}
      {!delivery && !error ? <DeliverySkeleton /> : null}
    </section>
  )
}
