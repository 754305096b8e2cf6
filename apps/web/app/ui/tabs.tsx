import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'

export interface TabsProps {
  /** What the tabs divide, for those who listen. */
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
  /** Leave both out to let the tabs keep their own state, starting with the first. */
  value?: string
  onValueChange?: (value: string) => void
  /** Stands after the last tab, such as shapes of tabs that are still to come. Decoration. */
  after?: ReactNode
}

/**
 * Panels of which one shows. Arrow keys, Home and End move between the tabs; the row scrolls when it is too long.
 * On paper all panels show, one after another, and no tabs. Ours rather than Radix's, whose panels carry a style
 * attribute that the content security policy refuses.
 */
export function Tabs({ label, tabs, value, onValueChange, after }: TabsProps) {
  const id = useId()
  const [ownValue, setOwnValue] = useState(tabs[0]?.value)
  const row = useRef<HTMLDivElement>(null)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === (value ?? ownValue)),
  )

  // The chosen tab may have been chosen elsewhere. Only the row scrolls for it, never the page.
  useEffect(() => {
    const [frame, tab] = [row.current?.getBoundingClientRect(), buttons.current[chosen]?.getBoundingClientRect()]
    if (!row.current || !frame || !tab) return
    if (tab.left < frame.left) row.current.scrollLeft -= frame.left - tab.left
    else if (tab.right > frame.right) row.current.scrollLeft += tab.right - frame.right
  }, [chosen])

  function choose(index: number) {
    const tab = tabs[index]
    if (!tab) return
    setOwnValue(tab.value)
    onValueChange?.(tab.value)
    buttons.current[index]?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = {
      ArrowRight: (chosen + 1) % tabs.length,
      ArrowLeft: (chosen - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    choose(target)
  }

  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto border-b border-line px-0.5 print:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
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
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // By class: the attribute would hide it on paper too.
          className={cx('pt-6', index !== chosen && 'hidden print:block')}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
