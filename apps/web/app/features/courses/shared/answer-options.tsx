import { Check, X } from 'lucide-react'
import { noLigatures } from '../../../ui/code-block.tsx'
import { cx } from '../../../ui/cx.ts'
import { InlineText } from '../../../ui/formatted-text.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

export interface AnswerOptionsProps {
  /** Of the radio buttons. */
  name: string
  options: readonly string[]
  chosen: string | undefined
  /** The right one, once it is shown. Then nothing can be chosen any more. */
  answer: string | undefined
  onChoose: (option: string) => void
}

/** The options of a question, which say right and wrong once it is answered. */
export function AnswerOptions({ name, options, chosen, answer, onChoose }: AnswerOptionsProps) {
  return (
    <div className="flex flex-col gap-2">
      {options.map((option) => (
        <Option
          key={option}
          name={name}
          option={option}
          isChosen={option === chosen}
          verdict={answer === undefined ? undefined : verdictOn(option, { chosen, answer })}
          disabled={answer !== undefined}
          onChoose={() => onChoose(option)}
        />
      ))}
    </div>
  )
}

type Verdict = 'right' | 'wrong'

function verdictOn(option: string, { chosen, answer }: { chosen: string | undefined; answer: string }) {
  if (option === answer) return 'right'
  return option === chosen ? 'wrong' : undefined
}

const looks: Record<Verdict, string> = {
  right: 'border-green bg-green-wash',
  wrong: 'border-danger bg-danger-wash',
}

function Option({
  name,
  option,
  isChosen,
  verdict,
  disabled,
  onChoose,
}: {
  name: string
  option: string
  isChosen: boolean
  verdict: Verdict | undefined
  disabled: boolean
  onChoose: () => void
}) {
  return (
    <label
      className={cx(
        'flex min-h-11 min-w-0 items-start gap-3 rounded-md border px-4 py-2.5',
        verdict ? looks[verdict] : 'border-line bg-surface',
        !disabled && 'hover:border-edge has-checked:border-ink',
      )}
    >
      <Radio
        name={name}
        value={option}
        isChosen={isChosen}
        disabled={disabled}
        onChoose={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-ink"
      />
      <span className={cx(noLigatures, 'min-w-0 flex-1 break-words whitespace-pre-wrap')}>
        <InlineText>{option}</InlineText>
      </span>
      {verdict === 'right' ? <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-green" /> : null}
      {verdict === 'wrong' ? <X aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-danger" /> : null}
      {verdict ? <VisuallyHidden>{verdict === 'right' ? '(right)' : '(wrong)'}</VisuallyHidden> : null}
    </label>
  )
}
