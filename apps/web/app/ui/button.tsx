import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { PendingDots } from './pending-dots.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While pending, the button keeps its width and focus, and ignores presses. */
  pending?: boolean
  pendingLabel?: string
}

export function Button({
  variant,
  size,
  full,
  pending = false,
  pendingLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also covers Enter in a form: the browser then clicks the submit button.
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={press}
      className={cx(buttonLook({ variant, size, full }), className)}
    >
      <span className="grid">
        {/* Both faces share one grid cell, so the wider one sets the width. */}
        <span className={cx(face, pending && (pendingLabel ? 'invisible' : 'opacity-0'))}>{children}</span>
        {pendingLabel ? <span className={cx(face, !pending && 'invisible')}>{pendingLabel}</span> : null}
        {pending && !pendingLabel ? <PendingDots className={face} /> : null}
      </span>
    </button>
  )
}

export function SubmitButton({ variant = 'primary', ...rest }: Omit<ButtonProps, 'type'>) {
  return <Button {...rest} variant={variant} type="submit" />
}
