import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'

export interface FieldTexts {
  label: string
  /** Hides the label visually; only where a heading or icon says the same. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: string
  /** Adds '(optional)'. Most fields are required, so the others are marked. */
  optional?: boolean
}

export function useFieldWiring({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    },
  }
}

export function Field({
  texts: { label, labelHidden, hint, error, optional },
  wiring: { id, hintId, errorId },
  className,
  children,
}: {
  texts: FieldTexts
  wiring: Pick<ReturnType<typeof useFieldWiring>, 'id' | 'hintId' | 'errorId'>
  className?: string
  children: ReactNode
}) {
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </label>
      {children}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  // In a scrolling dialog, the error of the focused field could appear out of sight.
  useEffect(() => {
    const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ')
    if (id && described?.includes(id)) text.current?.scrollIntoView({ block: 'nearest' })
  }, [id])

  return (
    <p ref={text} id={id} className="flex scroll-my-3 items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

export const controlLook = 'control'
