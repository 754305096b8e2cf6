import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  /** One primary button per screen. */
  variant?: ButtonVariant
  size?: ButtonSize
  full?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-rose-solid text-on-solid hover:bg-rose-deep',
  secondary: 'border-edge bg-surface text-ink hover:border-ink',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  inverse: 'border-on-slate-muted bg-transparent text-on-slate hover:bg-on-slate hover:text-ink-fixed',
  danger: 'border-transparent bg-danger-solid text-on-solid hover:brightness-90',
}

// At least 44 px on touch screens.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 text-base',
}

export function buttonLook({ variant = 'secondary', size = 'md', full = false }: ButtonLook): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md border py-1.5 text-center font-medium no-underline',
    'transition-colors duration-150 [&_svg]:size-4 [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-50',
    variants[variant],
    sizes[size],
    full && 'w-full',
  )
}
