import { browsingDeadlineLabel, formatUsd, visibleSkills } from '@guildhall/contract'
import { CalendarDays, FolderOpen } from 'lucide-react'
import { readAmount } from '../../amounts.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { useNow } from '../../hooks/use-now.ts'
import { Card } from '../../ui/card.tsx'
import { SkillChips } from '../../ui/skill-chips.tsx'
import { withoutMarks } from '../../ui/without-marks.ts'
import type { ProjectValues } from './project-form-values.ts'
import { readSkills } from './shared/read-skills.ts'

/** The card as freelancers will see it, as far as it is written. For wide screens: it repeats what the form holds. */
export function ProjectPreview({ values }: { values: ProjectValues }) {
  const { title, description, price, category, deadline } = values
  const now = useNow()
  // Not only hidden: it repeats what the form holds.
  const isWide = useMediaQuery('(width >= 70rem)')
  const { usd } = readAmount(price, 'Price')
  if (!isWide) return null
  return (
    <aside aria-label="Preview">
      <div className="sticky top-24 flex flex-col gap-3">
        <p className="eyebrow">How freelancers will see it</p>
        <Card className="flex flex-col gap-4">
          <p dir="auto" className="font-display text-xl font-semibold break-words">
            {title.trim() || <span className="text-muted">Not named yet</span>}
          </p>
          <div className="flex flex-col gap-1">
            <p className="font-display text-lg font-semibold">
              {usd === undefined ? (
                <span className="text-muted">No budget yet</span>
              ) : (
                <>
                  {formatUsd(usd)} <span className="font-sans text-sm font-normal text-muted">budget</span>
                </>
              )}
            </p>
            <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted [&_svg]:size-4">
              <li className="inline-flex items-center gap-1.5">
                <FolderOpen aria-hidden="true" />
                {category}
              </li>
              {deadline ? (
                <li className="inline-flex items-center gap-1.5">
                  <CalendarDays aria-hidden="true" />
                  {browsingDeadlineLabel(`${deadline}T00:00:00Z`, now)}
                </li>
              ) : null}
            </ul>
          </div>
          <p dir="auto" className="line-clamp-4 text-sm break-words whitespace-pre-line">
            {withoutMarks(description.trim()) || <span className="text-muted">Not described yet</span>}
          </p>
          <SkillChips label="Asked for" skills={readSkills(values.requiredSkills)} most={visibleSkills} />
        </Card>
      </div>
    </aside>
  )
}
