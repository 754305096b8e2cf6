import { allProjects, type ProjectCategory, projectCategories } from '@guildhall/contract'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { countText } from './browse-filters.ts'

export interface CategoryFilterProps {
  chosen: ProjectCategory
  /** Categories without projects may be absent. Undefined while nobody knows. */
  counts: Readonly<Record<string, number>> | undefined
  areCapped: boolean
  onChoose: (category: ProjectCategory) => void
}

export function CategoryFilter({ chosen, counts, areCapped, onChoose }: CategoryFilterProps) {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()

  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const countOf = (category: ProjectCategory) => (category === allProjects ? all : (counts?.[category] ?? 0))

  function choose(category: ProjectCategory) {
    onChoose(category)
    if (!isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }

  return (
    <div>
      <Button
        ref={toggle}
        full
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="lg:hidden"
      >
        <SlidersHorizontal aria-hidden="true" />
        Filter: {chosen}
      </Button>
      <nav
        id={id}
        aria-label="Categories"
        className={cx(
          'max-lg:mt-2 max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-2',
          !isOpen && 'max-lg:hidden',
        )}
      >
        <p className="eyebrow mb-2 px-3 max-lg:hidden">Categories</p>
        <ul className="flex flex-col gap-0.5">
          {projectCategories.map((category) => (
            <li key={category}>
              <button
                type="button"
                aria-pressed={category === chosen}
                onClick={() => choose(category)}
                className={cx(
                  'flex min-h-10 w-full items-center justify-between gap-3 rounded-md px-3 text-left text-sm transition-colors pointer-coarse:min-h-11',
                  category === chosen ? 'bg-chosen font-semibold text-ink' : 'hover:bg-sunken',
                )}
              >
                {category}
                <span className={cx('text-xs', category === chosen ? '' : 'text-muted')}>
                  {counts ? countText(countOf(category), areCapped) : null}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
