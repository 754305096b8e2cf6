import type { NotificationSettingsView } from '@guildhall/contract'
import { useMemo, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroupRow } from './group-row.tsx'
import { OpeningRow } from './opening-row.tsx'
import { useSaveSettings } from './settings-api.ts'
import { bodyOf, type Draft, draftOf, hourOptions, kindGroups, timeZoneOptions } from './settings-draft.ts'

/** Each change is saved at once. */
export function SettingsForm({ userId, settings }: { userId: string; settings: NotificationSettingsView }) {
  // What was changed here and is not saved yet, on top of what is saved: another tab or a link in a mail may change that.
  const [changes, setChanges] = useState<Partial<Draft>>({})
  const [failure, setFailure] = useState<Error>()
  const save = useSaveSettings(userId)
  const saved = draftOf(settings)
  const draft = { ...saved, ...changes, choices: { ...saved.choices, ...changes.choices } }
  const isEmpty = isEmptyNight(draft)

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part, choices: { ...draft.choices, ...part.choices } }
    const { isQuiet, quietHours } = isEmptyNight(next) ? saved : next
    setChanges({ ...changes, ...part })
    // Of several changes in a row only the last one tells.
    save.mutate(bodyOf({ ...next, isQuiet, quietHours }), {
      onSuccess: () => {
        setFailure(undefined)
        setChanges(isEmptyNight(next) ? { isQuiet: next.isQuiet, quietHours: next.quietHours } : {})
      },
      onError: setFailure,
    })
  }

  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {kindGroups.map((group) => (
          <GroupRow
            key={group.group}
            group={group}
            choices={draft.choices}
            onChange={(some) => change({ choices: { ...changes.choices, ...some } })}
          />
        ))}
        <OpeningRow label="When we mail" control={<span className="text-sm text-muted">{timesText(draft)}</span>}>
          <div className="flex flex-col gap-5 py-2">
            <Times draft={draft} onChange={change} isEmpty={isEmpty} />
          </div>
        </OpeningRow>
      </ul>
      {failure ? (
        <Alert
          action={
            <Button size="sm" pending={save.isPending} onClick={() => change({})}>
              Try again
            </Button>
          }
        >
          {sentenceFor(failure, 'Your settings could not be saved. Try again.')}
        </Alert>
      ) : null}
      <output className="min-h-5 text-sm text-muted">{outcomeOf(save.status, isEmpty)}</output>
    </div>
  )
}

function timesText({ digestHour, isQuiet, quietHours }: Draft): string {
  const daily = `Daily mail at ${hourOptions[digestHour]?.label}`
  return isQuiet ? `${daily}, quiet ${quietHours.from} to ${quietHours.to}` : daily
}

const isEmptyNight = ({ isQuiet, quietHours }: Draft) => isQuiet && quietHours.from === quietHours.to

function outcomeOf(status: 'idle' | 'pending' | 'error' | 'success', isEmpty: boolean): string {
  if (isEmpty) return 'Quiet hours are not saved yet.'
  return { idle: 'Each change is saved at once.', pending: 'Saving...', error: '', success: 'Saved' }[status]
}

interface TimesProps {
  draft: Draft
  isEmpty: boolean
  onChange: (part: Partial<Draft>) => void
}

function Times({ draft, isEmpty, onChange }: TimesProps) {
  const { isQuiet, quietHours, timeZone, digestHour } = draft
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone])
  const setQuiet = (part: Partial<Draft['quietHours']>) => onChange({ quietHours: { ...quietHours, ...part } })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Daily mail at"
          value={String(digestHour)}
          onChange={({ target }) => onChange({ digestHour: Number(target.value) })}
          options={hourOptions}
        />
        <Select
          label="Your time zone"
          value={timeZone}
          onChange={({ target }) => onChange({ timeZone: target.value })}
          options={zones}
        />
      </div>
      <Checkbox
        label="Quiet hours"
        hint="Mails due during quiet hours are sent when they end."
        checked={isQuiet}
        onChange={({ target }) => onChange({ isQuiet: target.checked })}
      />
      {isQuiet ? (
        <div className="grid grid-cols-2 gap-5 sm:max-w-xs">
          <TextField
            label="From"
            type="time"
            required
            value={quietHours.from}
            onChange={({ target }) => setQuiet({ from: target.value || quietHours.from })}
          />
          <TextField
            label="To"
            type="time"
            required
            value={quietHours.to}
            error={isEmpty ? 'Choose a time other than From.' : undefined}
            onChange={({ target }) => setQuiet({ to: target.value || quietHours.to })}
          />
        </div>
      ) : null}
    </>
  )
}
