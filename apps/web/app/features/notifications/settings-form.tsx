import {
  choosableKinds,
  type MailChoice,
  mailChoices,
  type NotificationKind,
  type NotificationSettingsView,
  notificationKinds,
} from '@guildhall/contract'
import { type FormEvent, useMemo, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { notify } from '../../ui/notify.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSaveSettings } from './settings-api.ts'
import {
  bodyOf,
  choiceLabels,
  type Draft,
  draftOf,
  hourOptions,
  kindGroups,
  timeZoneOptions,
} from './settings-draft.ts'

const choiceOptions = mailChoices.map((value) => ({ value, label: choiceLabels[value] }))

export function SettingsForm({ userId, settings }: { userId: string; settings: NotificationSettingsView }) {
  const [draft, setDraft] = useState(() => draftOf(settings))
  const save = useSaveSettings(userId)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const isEmpty = draft.isQuiet && draft.quietHours.from === draft.quietHours.to

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    save.mutate(bodyOf(draft), { onSuccess: () => notify.success('Notification settings saved') })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-10">
      {kindGroups.map(({ group, label, kinds }) => (
        <section key={group} aria-label={label}>
          <h3 className="eyebrow">{label}</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {kinds.map((kind) => (
              <KindRow
                key={kind}
                kind={kind}
                choice={draft.choices[kind as keyof Draft['choices']]}
                onChange={(choice) => change({ choices: { ...draft.choices, [kind]: choice } })}
              />
            ))}
          </ul>
        </section>
      ))}
      <section aria-label="When we mail" className="flex flex-col gap-5">
        <h3 className="eyebrow">When we mail</h3>
        <Times draft={draft} onChange={change} isEmpty={isEmpty} />
      </section>
      {save.isError ? <Alert>{sentenceFor(save.error, 'Your settings could not be saved. Try again.')}</Alert> : null}
      <SubmitButton pending={save.isPending} className="self-start">
        Save notification settings
      </SubmitButton>
    </form>
  )
}

interface KindRowProps {
  kind: NotificationKind
  choice: MailChoice | undefined
  onChange: (choice: MailChoice) => void
}

function KindRow({ kind, choice, onChange }: KindRowProps) {
  const { label, mail } = notificationKinds[kind]
  const canChoose = choosableKinds.some((one) => one === kind)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0 text-sm max-sm:w-full">{label}</span>
      {canChoose ? (
        <SegmentedControl label={label} value={choice ?? mail} onChange={onChange} options={choiceOptions} />
      ) : (
        <span className="text-sm text-muted">Always at once, to protect your account</span>
      )}
    </li>
  )
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
