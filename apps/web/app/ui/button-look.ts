import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  /** One primary act on a screen; everything else is secondary, quiet, or (when it destroys) danger; inverse stands on slate. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  full?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-rose-solid text-on-solid hover:bg-rose-deep',
  secondary: 'border-edge bg-surface text-ink hover:border-ink',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  inverse: 'border-on-slate-muted bg-transparent text-on-slate hover:bg-on-slate hover:text-ink-fixed',
  danger: 'border-transparent bg-danger-solid text-on-solid hover:brightness-90',
}

// On touch screens the smallest side is 44 px; with a mouse it may be less.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 text-base',
}

/** The look that buttons and links dressed as buttons share. */
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
