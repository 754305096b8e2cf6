import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface TabsProps {
  /** What the tabs divide, for those who listen. */
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
  /** Leave both out to let the tabs keep their own state, starting with the first. */
  value?: string
  onValueChange?: (value: string) => void
}

/**
 * Panels of which one shows. Arrow keys, Home and End move between the tabs; the row scrolls when it is too long.
 * Ours rather than Radix's, whose panels carry a style attribute that the content security policy refuses.
 */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const id = useId()
  const [ownValue, setOwnValue] = useState(tabs[0]?.value)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === (value ?? ownValue)),
  )

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
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto border-b border-line px-0.5"
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
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
