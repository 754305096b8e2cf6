import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { PendingDots } from './pending-dots.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Its act is under way: the button keeps its width and its focus and ignores further presses. */
  pending?: boolean
  /** What it reads meanwhile, such as 'Signing in...'; without it three dots breathe. */
  pendingLabel?: string
}

/** A button. Its text names its act; `type` is 'button' unless told otherwise. */
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
    // Also stops Enter in a form: the browser presses the submit button for it.
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
        {/* Both faces lie in one cell, so the wider of the two decides the width once and for all. */}
        <span className={cx(face, pending && (pendingLabel ? 'invisible' : 'opacity-0'))}>{children}</span>
        {pendingLabel ? <span className={cx(face, !pending && 'invisible')}>{pendingLabel}</span> : null}
        {pending && !pendingLabel ? <PendingDots className={face} /> : null}
      </span>
    </button>
  )
}

/** The button that sends its form. */
export function SubmitButton({ variant = 'primary', ...rest }: Omit<ButtonProps, 'type'>) {
  return <Button {...rest} variant={variant} type="submit" />
}
