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
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  inverse: 'button-inverse',
  danger: 'button-danger',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'button-sm',
  md: 'button-md',
  lg: 'button-lg',
}

export function buttonLook({ variant = 'secondary', size = 'md', full = false }: ButtonLook): string {
  return cx('button [&_svg]:size-4 [&_svg]:shrink-0', variants[variant], sizes[size], full && 'w-full')
}
