import { formatUsd, type MilestoneView } from '@guildhall/contract'

export function MilestoneList({ milestones }: { milestones: MilestoneView[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">Milestones</h2>
      <ol className="divide-y divide-line border-y border-line">
        {milestones.map(({ title, amount }, position) => (
          <li key={position} className="flex items-baseline justify-between gap-4 py-2">
            <span dir="auto" className="min-w-0 break-words">
              {title}
            </span>
            <span className="shrink-0 font-medium tabular-nums">{formatUsd(amount)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
