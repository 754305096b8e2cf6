import { type Purpose, purposes, type Side } from '@guildhall/contract'
import { type FormEvent, useState } from 'react'
import { explanationOf } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { rememberWorkspace } from '../navigation/shared/remember-workspace.ts'
import { onlySide, purposeLabels } from './purpose-words.ts'
import { useSavePurposes } from './shared/api.ts'

export interface PurposeFormProps {
  userId: string
  side: Side
  chosen: readonly Purpose[]
  labelledBy: string
  saveLabel: string
  canSkip?: boolean
  onSaved?: (purposes: readonly Purpose[]) => void
}

export function PurposeForm({
  userId,
  side,
  chosen: before,
  labelledBy,
  saveLabel,
  canSkip = false,
  onSaved,
}: PurposeFormProps) {
  const [changed, setChanged] = useState<readonly Purpose[]>()
  const chosen = changed ?? before
  const { mutate, isPending, variables, error, isSuccess } = useSavePurposes(userId, side, ({ purposes }) => {
    const only = onlySide(purposes)
    if (only) rememberWorkspace(only)
    onSaved?.(purposes)
  })
  const isSaved = isSuccess && variables.purposes.join() === chosen.join()

  function save(next: readonly Purpose[]) {
    if (!isPending) mutate({ purposes: [...next] })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    save(chosen)
  }

  const isSkipping = isPending && variables.purposes.length === 0
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <fieldset aria-labelledby={labelledBy} className="flex flex-wrap gap-x-8 gap-y-3">
        {purposes.map((purpose) => (
          <Checkbox
            key={purpose}
            label={purposeLabels[purpose]}
            checked={chosen.includes(purpose)}
            onChange={({ target }) =>
              setChanged(purposes.filter((one) => (one === purpose ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton size="sm" disabled={canSkip && chosen.length === 0} pending={isPending && !isSkipping}>
          {saveLabel}
        </SubmitButton>
        {canSkip ? (
          <Button size="sm" variant="quiet" pending={isSkipping} onClick={() => save([])}>
            Skip
          </Button>
        ) : null}
        <output className="text-sm text-muted empty:hidden">{isSaved ? 'Saved.' : null}</output>
      </div>
      {error ? <Alert>{explanationOf(error, 'Your answer was not saved. Please try again.')}</Alert> : null}
    </form>
  )
}
