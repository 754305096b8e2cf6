import type { MilestoneView } from '@guildhall/contract'
import { MilestoneList } from '../contracts/shared/milestone-list.tsx'

export function ProposedMilestones({ milestones }: { milestones: readonly MilestoneView[] }) {
  if (milestones.length === 0) return null
  return (
    <div className="max-w-prose">
      <p className="text-xs text-muted">Milestones, which can be released one by one</p>
      <MilestoneList milestones={milestones} />
    </div>
  )
}
