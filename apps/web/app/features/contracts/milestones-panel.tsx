import { type ContractDetailView, type ContractMilestoneView, formatUsd, refusalSentences } from '@guildhall/contract'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/page.tsx'
import { useReleaseMilestone } from './change-api.ts'
import { nextShares } from './change-words.ts'
import type { ContractChanged } from './settlement-api.ts'

export interface MilestonesPanelProps {
  contract: ContractDetailView
  onChanged: ContractChanged
}

export function MilestonesPanel({ contract, onChanged }: MilestonesPanelProps) {
  const [asked, setAsked] = useState<ContractMilestoneView>()
  const release = useReleaseMilestone(contract._id, onChanged)
  const canRelease = contract.allowedMoves.includes('release_milestone')

  async function send({ _id, title }: ContractMilestoneView) {
    try {
      await release.mutateAsync(_id)
      notify.success(`“${title}” was released.`)
    } catch (error) {
      notify.error('The milestone could not be released.', sentenceFor(error, '') || undefined)
    }
    setAsked(undefined)
  }

  return (
    <Section title="Milestones">
      <Card className="flex flex-col gap-4">
        <ol className="divide-y divide-line">
          {contract.milestones.map((milestone, position) => (
            <li
              key={milestone._id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p dir="auto" className="font-medium break-words">
                  {position + 1}. {milestone.title}
                </p>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                  <span className="font-semibold">{formatUsd(milestone.amount)}</span>
                  <State milestone={milestone} contract={contract} />
                </p>
              </div>
              {canRelease && milestone.isHeld ? (
                <Button aria-label={`Release ${milestone.title}`} onClick={() => setAsked(milestone)}>
                  Release
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
        {contract.refusals.release_milestone === 'contract.last_milestone' ? (
          <p className="border-t border-line pt-4 text-sm text-muted">{refusalSentences['contract.last_milestone']}</p>
        ) : null}
      </Card>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={`Release “${asked?.title ?? ''}”?`}
        description={asked ? releaseText(contract, asked) : ''}
        confirmLabel={`Release ${formatUsd(asked?.amount ?? 0)}`}
        pending={release.isPending}
        onConfirm={() => asked && send(asked)}
      />
    </Section>
  )
}

function releaseText({ money, freelancer }: ContractDetailView, { amount }: ContractMilestoneView): string {
  const { fee, earnings } = nextShares(money, amount)
  return `${freelancer.name} gets ${formatUsd(earnings)} at once, and Guildhall’s fee is ${formatUsd(fee)}. What is left stays in escrow until you approve the work. This cannot be undone.`
}

function State({
  milestone: { releasedAt, isHeld },
  contract,
}: {
  milestone: ContractMilestoneView
  contract: ContractDetailView
}) {
  const [text, tone] = stateOf()
  return <Badge tone={tone}>{text}</Badge>

  function stateOf(): [string, Tone] {
    if (releasedAt) return [`Released ${formatDay(releasedAt)}`, 'green']
    if (contract.endedAt) return ['Not released', 'neutral']
    if (contract.status === 'disputed') return ['In dispute', 'danger']
    if (contract.isFunded) return ['Held in escrow', 'tide']
    return isHeld ? ['Enough is held', 'tide'] : ['Not paid yet', 'amber']
  }
}
