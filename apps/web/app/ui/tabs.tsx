import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export interface TabsProps {
  /** What the tabs divide, for those who listen. */
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
  /** Leave both out to let the tabs keep their own state, starting with the first. */
  value?: string
  onValueChange?: (value: string) => void
}

/** Panels of which one shows. Arrow keys move between the tabs; the row scrolls when it is too long. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange} defaultValue={tabs[0]?.value}>
      <Primitive.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line px-0.5">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-1 text-sm font-medium text-muted -outline-offset-2 hover:text-ink data-[state=active]:border-rose data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
