import type { UnitView } from '@guildhall/contract'
import { BookmarkCheck } from 'lucide-react'
import type { Ref } from 'react'
import { Link, type To } from 'react-router'
import { iconOf } from './unit-icons.ts'
import { previewOf } from './unit-preview.ts'

export interface UnitCardProps {
  unit: UnitView
  to: To
  isSelected: boolean
  isSaved: boolean
  onSelect: () => void
  linkRef?: Ref<HTMLAnchorElement>
}

/** A link, so that it can be opened in another tab. */
export function UnitCard({ unit, to, isSelected, isSaved, onSelect, linkRef }: UnitCardProps) {
  const Icon = iconOf(unit.icon)
  return (
    <li className="min-w-0">
      <Link
        ref={linkRef}
        to={to}
        replace
        preventScrollReset
        aria-current={isSelected ? 'true' : undefined}
        onClick={onSelect}
        className="group flex h-full min-h-11 flex-col gap-2 rounded-lg border border-line bg-surface p-4 no-underline transition-colors hover:border-edge aria-[current]:border-ink aria-[current]:bg-chosen"
      >
        <span className="flex items-center justify-between gap-2 text-muted group-aria-[current]:text-ink">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {isSaved ? (
            <span className="inline-flex items-center gap-1 text-xs font-semibold text-green">
              <BookmarkCheck aria-hidden="true" className="size-3.5" />
              Saved
            </span>
          ) : null}
        </span>
        <span className="font-display text-base leading-snug font-medium text-ink">{unit.title}</span>
        <span className="text-sm text-muted">{previewOf(unit.content)}</span>
      </Link>
    </li>
  )
}
