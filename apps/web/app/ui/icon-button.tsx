import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted transition-colors duration-150',
        'hover:bg-sunken hover:text-ink disabled:opacity-50 pointer-coarse:size-11 [&_svg]:size-4.5',
        className,
      )}
    >
      {icon}
    </button>
  )
}
