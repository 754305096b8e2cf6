import { type MailChoice, mailChoices, type NotificationKind, notificationKinds } from '@guildhall/contract'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { OpeningRow } from './opening-row.tsx'
import { choiceLabels, type Draft, isChoosable, type KindGroup, sharedChoice } from './settings-draft.ts'

type Choices = Draft['choices']

const choiceOptions = mailChoices.map((value) => ({ value, label: choiceLabels[value] }))

interface GroupRowProps {
  group: KindGroup
  choices: Choices
  onChange: (some: Choices) => void
}

/** One switch for the group, which opens to one for each of its kinds. */
export function GroupRow({ group: { label, kinds }, choices, onChange }: GroupRowProps) {
  const choosable = kinds.filter(isChoosable)
  const choice = sharedChoice(choosable, choices)
  return (
    <OpeningRow
      label={label}
      note={choosable.length > 0 && choice === undefined ? 'varies' : undefined}
      control={
        choosable.length > 0 ? (
          <Choice
            label={`All of ${label}`}
            value={choice}
            onChange={(all) => onChange(Object.fromEntries(choosable.map((kind) => [kind, all])))}
          />
        ) : (
          <Always />
        )
      }
    >
      <ul>
        {kinds.map((kind) => (
          <KindRow
            key={kind}
            kind={kind}
            choice={choices[kind as keyof Choices]}
            onChange={(one) => onChange({ [kind]: one })}
          />
        ))}
      </ul>
    </OpeningRow>
  )
}

interface KindRowProps {
  kind: NotificationKind
  choice: MailChoice | undefined
  onChange: (choice: MailChoice) => void
}

function KindRow({ kind, choice, onChange }: KindRowProps) {
  const { label, mail } = notificationKinds[kind]
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-1.5">
      <span className="min-w-0 flex-1 text-sm">{label}</span>
      {isChoosable(kind) ? <Choice label={label} value={choice ?? mail} onChange={onChange} /> : <Always />}
    </li>
  )
}

interface ChoiceProps {
  label: string
  /** Undefined: it varies. */
  value: MailChoice | undefined
  onChange: (choice: MailChoice) => void
}

/** On a phone a list to choose from, so that it stands beside its label. */
function Choice({ label, value, onChange }: ChoiceProps) {
  return (
    <>
      <span className="max-sm:hidden">
        <SegmentedControl label={label} value={value} onChange={onChange} options={choiceOptions} />
      </span>
      <Select
        label={label}
        labelHidden
        className="w-30 sm:hidden"
        value={value ?? ''}
        onChange={({ target }) => {
          const chosen = mailChoices.find((choice) => choice === target.value)
          if (chosen) onChange(chosen)
        }}
        options={value ? choiceOptions : [{ value: '', label: 'Varies' }, ...choiceOptions]}
      />
    </>
  )
}

function Always() {
  return <span className="text-sm text-muted">Always at once, to protect your account</span>
}
