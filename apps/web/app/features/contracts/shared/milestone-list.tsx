import { formatUsd, type MilestoneView } from '@guildhall/contract'

export function MilestoneList({ milestones }: { milestones: readonly MilestoneView[] }) {
  return (
    <ol className="divide-y divide-line text-sm font-normal">
      {milestones.map(({ title, amount }, position) => (
        <li key={`${position} ${title}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span dir="auto" className="min-w-0 flex-1 basis-28 break-words">
            {title}
          </span>
          <span className="ml-auto shrink-0 font-medium">{formatUsd(amount)}</span>
        </li>
      ))}
    </ol>
  )
}
