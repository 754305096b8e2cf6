import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'

export interface TabsProps {
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
  value: string
  onValueChange: (value: string) => void
  after?: ReactNode
  /** Phones show no row of tabs; something else chooses there. */
  notOnPhones?: boolean
}

/**
 * As in the ARIA Authoring Practices: the row is one tab stop, from which arrow keys open tabs. Not Radix's, which are ten components for
 * each tab (decision 0135). In print, all panels show one after another.
 */
export function Tabs({ label, tabs, value, onValueChange, after, notOnPhones }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)
  const id = useId()

  // Keeps the selected tab in view. scrollIntoView would also scroll the page.
  useEffect(() => {
    const selected = row.current?.querySelector('[aria-selected="true"]')
    if (!value || !row.current || !selected) return
    const [frame, tab] = [row.current.getBoundingClientRect(), selected.getBoundingClientRect()]
    if (tab.left < frame.left) row.current.scrollLeft -= frame.left - tab.left
    else if (tab.right > frame.right) row.current.scrollLeft += tab.right - frame.right
  }, [value])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const at = tabs.findIndex((tab) => tab.value === value)
    const places: Record<string, number> = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: at - 1, Home: 0, End: -1 }
    const next = tabs.at(places[event.key] ?? tabs.length)
    if (!next) return
    event.preventDefault()
    onValueChange(next.value)
    document.getElementById(`${id}-tab-${next.value}`)?.focus()
  }

  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={cx('soft-edges flex gap-6 border-b border-line px-0.5 print:hidden', notOnPhones && 'max-sm:hidden')}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            className="tab"
            onClick={() => onValueChange(tab.value)}
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
      {tabs.map((tab) => (
        // Panels have focusable content, so they are not tab stops themselves.
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          data-state={tab.value === value ? 'active' : 'inactive'}
          className="pt-6 data-[state=inactive]:hidden data-[state=inactive]:print:block"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
