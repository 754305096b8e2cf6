import { type MailChoice, mailChoices, type NotificationKind, notificationKinds } from '@guildhall/contract'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
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
          <SegmentedControl
            label={`All of ${label}`}
            value={choice}
            onChange={(all) => onChange(Object.fromEntries(choosable.map((kind) => [kind, all])))}
            options={choiceOptions}
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
      <span className="min-w-0 text-sm max-sm:w-full">{label}</span>
      {isChoosable(kind) ? (
        <SegmentedControl label={label} value={choice ?? mail} onChange={onChange} options={choiceOptions} />
      ) : (
        <Always />
      )}
    </li>
  )
}

function Always() {
  return <span className="text-sm text-muted">Always at once, to protect your account</span>
}
