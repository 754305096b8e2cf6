import { Tabs as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
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

/** In print, all panels show one after another. */
export function Tabs({ label, tabs, value, onValueChange, after, notOnPhones }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)

  // Keeps the selected tab in view. scrollIntoView would also scroll the page.
  useEffect(() => {
    const selected = row.current?.querySelector('[aria-selected="true"]')
    if (!value || !row.current || !selected) return
    const [frame, tab] = [row.current.getBoundingClientRect(), selected.getBoundingClientRect()]
    if (tab.left < frame.left) row.current.scrollLeft -= frame.left - tab.left
    else if (tab.right > frame.right) row.current.scrollLeft += tab.right - frame.right
  }, [value])

  return (
    <Primitive.Root value={value} onValueChange={onValueChange}>
      <Primitive.List
        ref={row}
        aria-label={label}
        className={cx('soft-edges flex gap-6 border-b border-line px-0.5 print:hidden', notOnPhones && 'max-sm:hidden')}
      >
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} asChild onClick={() => onValueChange(tab.value)}>
            <TabButton className="tab">{tab.label}</TabButton>
          </Primitive.Trigger>
        ))}
        {after ? (
          <span aria-hidden="true" className="flex items-center gap-6">
            {after}
          </span>
        ) : null}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          // Mounted for printing. Panels have focusable content, so they are not tab stops themselves.
          forceMount
          tabIndex={undefined}
          className="pt-6 data-[state=inactive]:hidden data-[state=inactive]:print:block"
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}

/** Radix focuses by script on mouse down, which would show the focus ring after a click. */
function TabButton({ onMouseDown: _onMouseDown, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} />
}
