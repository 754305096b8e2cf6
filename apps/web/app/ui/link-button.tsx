import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { cx } from './cx.ts'

export function LinkButton({ variant, size, full, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={cx(buttonLook({ variant, size, full }), className)} />
}

/** For addresses outside the router, and pages that need a full load. */
export function AnchorButton({ variant, size, full, className, children, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={cx(buttonLook({ variant, size, full }), className)}>
      {children}
    </a>
  )
}
