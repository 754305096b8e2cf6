import { formatUsd, milestonesMaximum, toCents, toDollars } from '@guildhall/contract'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { AmountField } from '../../../amount-field.tsx'
import { readAmount } from '../../../amounts.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { emptyMilestone, type MilestoneValues } from './milestone-values.ts'

export interface MilestoneFieldsProps {
  legend: string
  optional?: boolean
  /** Dollars the milestones should add up to; undefined while unknown. */
  total: number | undefined
  offer: string
  first: MilestoneValues
}

/** Expects a `FormProvider` around it, with a field `milestones`. */
export function MilestoneFields({ legend, optional, total, offer, first }: MilestoneFieldsProps) {
  const { control, register, formState, clearErrors } = useFormContext<{ milestones: MilestoneValues }>()
  const { fields, append, remove } = useFieldArray({ control, name: 'milestones' })
  const { milestones: errors } = formState.errors
  const ofList = errors?.root?.message ?? errors?.message
  // An error of the sum concerns all rows.
  const onChange = () => clearErrors('milestones')

  if (fields.length === 0) {
    return (
      <div className="flex flex-col items-start gap-2">
        <Button size="sm" onClick={() => append(first.length > 0 ? first : [emptyMilestone, emptyMilestone])}>
          {offer}
        </Button>
        {ofList ? <FieldError>{ofList}</FieldError> : null}
      </div>
    )
  }
  return (
    <fieldset className="@container flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">
        {legend}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </legend>
      {fields.map(({ id }, position) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-l-2 border-line pl-3 @md:grid-cols-[minmax(0,1fr)_9rem_auto]"
        >
          <TextField
            label={`Milestone ${position + 1}`}
            autoComplete="off"
            error={errors?.[position]?.title?.message}
            {...register(`milestones.${position}.title`, { onChange })}
          />
          <IconButton
            label={`Remove milestone ${position + 1}`}
            icon={<Trash2 aria-hidden="true" />}
            className="mt-7.5 @md:col-start-3 @md:row-start-1"
            onClick={() => {
              remove(position)
              onChange()
            }}
          />
          <AmountField
            label={`Amount of milestone ${position + 1}`}
            labelHidden
            className="@md:col-start-2 @md:row-start-1 @md:mt-7"
            typed=""
            placeholder="0.00"
            error={errors?.[position]?.amount?.message}
            {...register(`milestones.${position}.amount`, { onChange })}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button size="sm" disabled={fields.length >= milestonesMaximum} onClick={() => append(emptyMilestone)}>
          <Plus aria-hidden="true" className="size-4" />
          Add Milestone
        </Button>
        <Sum total={total} />
      </div>
      {ofList ? <FieldError>{ofList}</FieldError> : null}
    </fieldset>
  )
}

function Sum({ total }: { total: number | undefined }) {
  const rows = useWatch<{ milestones: MilestoneValues }>({ name: 'milestones' }) as MilestoneValues
  const sum = rows.reduce((cents, { amount }) => cents + toCents(readAmount(amount, '').usd ?? 0), 0)
  const isRight = total !== undefined && sum === toCents(total)
  return (
    <output className="text-sm text-muted">
      {formatUsd(toDollars(sum))}
      {total === undefined ? '' : ` of ${formatUsd(total)}`}
      {isRight
        ? ''
        : total === undefined
          ? ''
          : sum < toCents(total)
            ? `, ${rest(total, sum)} left`
            : `, ${rest(total, sum)} too much`}
    </output>
  )
}

const rest = (total: number, sum: number) => formatUsd(toDollars(Math.abs(toCents(total) - sum)))
