import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'

export interface TabsProps {
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
  value: string
  onValueChange: (value: string) => void
  /** Decoration after the last tab, such as skeletons of tabs still loading. */
  after?: ReactNode
}

/**
 * Tabs. Arrow keys, Home and End select; the row scrolls if it is too long. In print all panels show, one after
 * another.
 */
export function Tabs({ label, tabs, value, onValueChange, after }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)

  // Keeps the selected tab in view. scrollIntoView would also scroll the page.
  useEffect(() => {
    const selected = row.current?.querySelector('[aria-selected="true"]')
    if (!value || !row.current || !selected) return
    const [frame, tab] = [row.current.getBoundingClientRect(), selected.getBoundingClientRect()]
    if (tab.left < frame.left) row.current.scrollLeft -= frame.left - tab.left
    else if (tab.right > frame.right) row.current.scrollLeft += tab.right - frame.right
  }, [value])

  const id = useId()
  const isSelected = (tab: { value: string }) => tab.value === value
  // Exactly one tab is a tab stop, even while none is selected.
  const stop = Math.max(tabs.findIndex(isSelected), 0)

  function moveByKey(event: KeyboardEvent, from: number) {
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: -1 }[event.key]
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const position = (to + tabs.length) % tabs.length
    const tab = tabs[position]
    if (!tab) return
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[position]?.focus()
    onValueChange(tab.value)
  }

  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line px-0.5 print:hidden"
      >
        {tabs.map((tab, position) => (
          <button
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={isSelected(tab)}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={position === stop ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            onKeyDown={(event) => moveByKey(event, position)}
            className="min-h-11 shrink-0 border-b-2 border-transparent px-1 text-sm font-medium text-muted -outline-offset-2 hover:text-ink aria-selected:border-rose aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
        {after ? (
          <span aria-hidden="true" className="flex items-center gap-6">
            {after}
          </span>
        ) : null}
      </div>
      {/* Panels stay mounted for printing. They contain focusable content, so they are no tab stops themselves. */}
      {tabs.map((tab) => (
        <div
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab.value}`}
          className={cx('pt-6', !isSelected(tab) && 'hidden print:block')}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
