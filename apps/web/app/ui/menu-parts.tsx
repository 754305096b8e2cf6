import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import type { ChoicesProps, LinkProps, MenuItemProps, MenuProps } from './menu.tsx'

export function OpenedMenu({ trigger, align = 'end', byKeyboard, children }: MenuProps & { byKeyboard: boolean }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (byKeyboard) content.current?.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus()
  }, [byKeyboard])

  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Not in a portal: the menu stays in its landmark and in tab order. */}
      <DropdownMenu.Content
        ref={content}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-50 min-w-52 max-w-[calc(100vw-1.5rem)] animate-rise rounded-lg border border-line bg-surface p-1.5 text-ink shadow-float"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

const itemLook = cx(
  'flex min-h-9 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-left text-sm no-underline outline-none select-none',
  'data-[highlighted]:bg-sunken data-[disabled]:opacity-50 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
)

export function MenuItem({ icon, onSelect, tone, disabled, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      disabled={disabled}
      className={cx(itemLook, 'cursor-pointer', tone === 'danger' && 'text-danger')}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuLink({ icon, to, children }: LinkProps) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={itemLook}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

export function MenuChoices<Value extends string>({ label, value, onChange, options }: ChoicesProps<Value>) {
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as Value)}>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={cx(itemLook, 'cursor-pointer')}>
          <span className="flex-1">{option.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" className="text-ink" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

export function MenuText({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 py-2 text-sm">{children}</DropdownMenu.Label>
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}
