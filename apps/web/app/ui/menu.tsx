import { cloneElement, lazy, type MouseEvent, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import type { To } from 'react-router'
import { usePartWhenIdle } from '../load-part.ts'
import { FloatingPartMissing, lazyPart } from './lazy-part.tsx'

export interface MenuProps {
  /** Needs an accessible name. */
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

// Positioning takes 40 kB, which no screen needs before its first menu opens.
const loadParts = () => import('./menu-parts.tsx')
type Parts = Awaited<ReturnType<typeof loadParts>>

const OpenedMenu = lazyPart(async () => ({ default: (await loadParts()).OpenedMenu }), FloatingPartMissing)
export const MenuItem = lazy(() => loadParts().then((parts) => ({ default: parts.MenuItem })))
export const MenuLink = lazy(() => loadParts().then((parts) => ({ default: parts.MenuLink })))
export const MenuChoices = lazy(() =>
  loadParts().then((parts) => ({ default: parts.MenuChoices })),
) as unknown as Parts['MenuChoices']
export const MenuText = lazy(() => loadParts().then((parts) => ({ default: parts.MenuText })))
export const MenuSeparator = lazy(() => loadParts().then((parts) => ({ default: parts.MenuSeparator })))

export function Menu(props: MenuProps) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard'>()
  usePartWhenIdle(loadParts)

  const button = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A click by keyboard has a `detail` of 0.
    onClick: ({ detail }) => setOpenedBy(detail === 0 ? 'keyboard' : 'pointer'),
  })
  if (!openedBy) return button
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} byKeyboard={openedBy === 'keyboard'} />
    </Suspense>
  )
}
