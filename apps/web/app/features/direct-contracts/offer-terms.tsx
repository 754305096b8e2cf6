import { type DirectLinkView, formatUsd } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { MilestoneList } from '../contracts/shared/milestone-list.tsx'
import { BriefText } from '../messages/shared/brief-text.tsx'
import { daysText } from './offer-words.tsx'

export function OfferTerms({ offer, forClient = false }: { offer: DirectLinkView; forClient?: boolean }) {
  const { amount, fee, earnings, deliveryTime, description, criteria, milestones } = offer
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact term="Amount">{formatUsd(amount)}</Fact>
        <Fact term={forClient ? 'The freelancer gets' : 'You get'}>
          {formatUsd(earnings)}
          <span className="block text-xs font-normal text-muted">after a fee of {formatUsd(fee)}</span>
        </Fact>
        <Fact term="Delivery">{daysText(deliveryTime)} from the acceptance</Fact>
      </dl>
      <Text title="Description">{description}</Text>
      {criteria ? <Text title="What counts as done">{criteria}</Text> : null}
      {milestones.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">Milestones</h2>
          <MilestoneList milestones={milestones} />
        </section>
      ) : null}
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-1 font-medium">{children}</dd>
    </div>
  )
}

function Text({ title, children }: { title: string; children: string }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{title}</h2>
      <div className="max-w-prose">
        <BriefText text={children} />
      </div>
    </section>
  )
}
