import type { LessonView } from '@guildhall/contract'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { cx } from '../../ui/cx.ts'
import { InlineText, Paragraphs } from '../../ui/formatted-text.tsx'
import { Radio } from '../../ui/radio.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export function CheckQuestion({ check }: { check: LessonView['check'] }) {
  const [chosen, setChosen] = useState<string>()
  const [isShown, setIsShown] = useState(false)
  const name = useId()
  const isRight = chosen === check.answer

  function press() {
    if (isShown) setChosen(undefined)
    setIsShown(!isShown)
  }

  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-4 font-medium">
          <InlineText>{check.question}</InlineText>
        </legend>
        {check.code ? <CodeBlock copyable code={check.code} label="Code of the question" /> : null}
        <div className="flex flex-col gap-2">
          {check.options.map((option) => (
            <Option
              key={option}
              name={name}
              option={option}
              isChosen={option === chosen}
              verdict={isShown ? verdictOn(option, { chosen, answer: check.answer }) : undefined}
              disabled={isShown}
              onChoose={() => setChosen(option)}
            />
          ))}
        </div>
      </fieldset>
      <Button className="self-start print:hidden" disabled={chosen === undefined} onClick={press}>
        {isShown ? 'Try again' : 'Check answer'}
      </Button>
      <div role="status" className="empty:hidden">
        {isShown ? (
          <div
            className={cx(
              'rounded-md border p-4 text-sm',
              isRight ? 'border-green/40 bg-green-wash' : 'border-amber/40 bg-amber-wash',
            )}
          >
            <p className="font-semibold">{isRight ? 'Right.' : 'Not quite.'}</p>
            {isRight ? null : (
              <p className="mt-1">
                The answer is: <InlineText>{check.answer}</InlineText>
              </p>
            )}
            <Paragraphs className="mt-1">{check.explanation}</Paragraphs>
          </div>
        ) : null}
      </div>
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
      <span className="min-w-0 flex-1 break-words whitespace-pre-wrap">
        <InlineText>{option}</InlineText>
      </span>
      {verdict === 'right' ? <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-green" /> : null}
      {verdict === 'wrong' ? <X aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-danger" /> : null}
      {verdict ? <VisuallyHidden>{verdict === 'right' ? '(right)' : '(wrong)'}</VisuallyHidden> : null}
    </label>
  )
}
