import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { controlLook, Field, type FieldTexts, useFieldWiring } from './field.tsx'

interface OneLine extends Omit<ComponentProps<'input'>, 'prefix'> {
  multiline?: false
  /** Such as '$'. Decorative: the label must say it too. */
  prefix?: ReactNode
  trailing?: ReactNode
}

interface ManyLines extends ComponentProps<'textarea'> {
  multiline: true
}

export type TextFieldProps = FieldTexts & (OneLine | ManyLines)

export function TextField({ label, labelHidden, hint, error, optional, className, ...rest }: TextFieldProps) {
  const wiring = useFieldWiring({ hint, error }, rest.id)

  return (
    <Field texts={{ label, labelHidden, hint, error, optional }} wiring={wiring} className={className}>
      {rest.multiline ? <Area {...rest} {...wiring.control} /> : <Line {...rest} {...wiring.control} />}
    </Field>
  )
}

function Area(props: ManyLines) {
  return (
    <textarea
      rows={5}
      dir="auto"
      {...withoutMultiline(props)}
      className={cx(controlLook, 'field-sizing-content min-h-24 resize-y py-2.5 read-only:bg-sunken')}
    />
  )
}

function Line({ prefix, trailing, type = 'text', ...rest }: OneLine) {
  return (
    <div className="relative">
      {prefix ? (
        <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted">
          {prefix}
        </span>
      ) : null}
      <input
        dir="auto"
        {...withoutMultiline(rest)}
        type={type}
        className={cx(controlLook, 'h-11 read-only:bg-sunken', Boolean(prefix) && 'pl-8', Boolean(trailing) && 'pr-12')}
      />
      {trailing ? <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span> : null}
    </div>
  )
}

function withoutMultiline<Props extends { multiline?: boolean }>(props: Props): Omit<Props, 'multiline'> {
  return { ...props, multiline: undefined }
}
