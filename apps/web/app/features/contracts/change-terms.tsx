import { type ContractChangeView, formatUsd, type MilestoneView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { FoldedBrief } from '../messages/shared/folded-brief.tsx'
import { daysText } from './change-words.ts'
import { MilestoneList } from './shared/milestone-list.tsx'

export function ChangeTerms({ change }: { change: ContractChangeView }) {
  const { amount, deliveryTime, criteria, milestones } = change
  return (
    <dl className="flex flex-col gap-4">
      {amount ? <Term name="Amount" from={formatUsd(amount.from)} to={formatUsd(amount.to)} /> : null}
      {deliveryTime ? (
        <Term
          name="Delivery time"
          from={deliveryTime.from === null ? 'No delivery time given' : daysText(deliveryTime.from)}
          to={daysText(deliveryTime.to)}
        />
      ) : null}
      {milestones ? (
        <Term
          name="Milestones that are left"
          from={<Milestones milestones={milestones.from} />}
          to={<Milestones milestones={milestones.to} />}
        />
      ) : null}
      {criteria ? (
        <Term name="Acceptance criteria" from={<Text text={criteria.from} />} to={<Text text={criteria.to} />} />
      ) : null}
    </dl>
  )
}

function Term({ name, from, to }: { name: string; from: ReactNode; to: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-sm font-semibold">{name}</dt>
      <dd className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
        <Side label="Before">{from}</Side>
        <Side label="After" isNew>
          {to}
        </Side>
      </dd>
    </div>
  )
}

function Side({ label, isNew, children }: { label: string; isNew?: boolean; children: ReactNode }) {
  return (
    <div className={isNew ? 'min-w-0 bg-surface p-3' : 'min-w-0 bg-sunken p-3 text-muted'}>
      <p className="text-xs text-muted">{label}</p>
      <div className={isNew ? 'font-medium' : undefined}>{children}</div>
    </div>
  )
}

function Text({ text }: { text: string }) {
  return <FoldedBrief text={text} className="text-sm font-normal" />
}

function Milestones({ milestones }: { milestones: readonly MilestoneView[] }) {
  return milestones.length === 0 ? <p>None</p> : <MilestoneList milestones={milestones} />
}
