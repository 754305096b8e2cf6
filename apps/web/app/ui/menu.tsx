import { cloneElement, lazy, type MouseEvent, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import type { To } from 'react-router'
import { usePartWhenIdle } from '../load-part.ts'

export interface MenuProps {
  /** The one button that opens it; give it its own name. */
  trigger: ReactElement<{ onClick?: (event: MouseEvent) => void; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean }>
  align?: 'start' | 'end'
  children: ReactNode
}

export interface MenuItemProps {
  icon?: ReactNode
  children: ReactNode
  onSelect: () => void
  tone?: 'danger'
  disabled?: boolean
}

export interface LinkProps {
  icon?: ReactNode
  children: ReactNode
  to: To
}

export interface ChoicesProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

// Placing a menu takes 40 kB that no screen needs before the first one opens.
const loadParts = () => import('./menu-parts.tsx')
type Parts = Awaited<ReturnType<typeof loadParts>>

const OpenedMenu = lazy(() => loadParts().then((parts) => ({ default: parts.OpenedMenu })))
/** An act. */
export const MenuItem = lazy(() => loadParts().then((parts) => ({ default: parts.MenuItem })))
/** A way to another screen. */
export const MenuLink = lazy(() => loadParts().then((parts) => ({ default: parts.MenuLink })))
/** A choice of one among several; the chosen one is ticked. */
export const MenuChoices = lazy(() =>
  loadParts().then((parts) => ({ default: parts.MenuChoices })),
) as unknown as Parts['MenuChoices']
/** Words in a menu that are no choice, such as whose account it is. */
export const MenuText = lazy(() => loadParts().then((parts) => ({ default: parts.MenuText })))
export const MenuSeparator = lazy(() => loadParts().then((parts) => ({ default: parts.MenuSeparator })))

/** A menu that drops from a button. Arrows move, letters find, Escape closes and gives the focus back. */
export function Menu(props: MenuProps) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard'>()
  usePartWhenIdle(loadParts)

  const button = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A click without a pointer behind it has no count.
    onClick: ({ detail }) => setOpenedBy(detail === 0 ? 'keyboard' : 'pointer'),
  })
  if (!openedBy) return button
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} byKeyboard={openedBy === 'keyboard'} />
    </Suspense>
  )
}
