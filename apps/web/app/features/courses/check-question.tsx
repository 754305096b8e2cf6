import type { LessonView } from '@guildhall/contract'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { noLigatures } from '../../ui/code-block.tsx'
import { cx } from '../../ui/cx.ts'
import { InlineText, Paragraphs } from '../../ui/formatted-text.tsx'
import { QuestionCode } from '../../ui/question-code.tsx'
import { AnswerOptions } from './shared/answer-options.tsx'

interface CheckQuestionProps {
  check: LessonView['check']
  /** Told what was chosen, once it is checked. */
  onAnswer?: (answer: string) => void
}

export function CheckQuestion({ check, onAnswer }: CheckQuestionProps) {
  const [chosen, setChosen] = useState<string>()
  const [isShown, setIsShown] = useState(false)
  const name = useId()
  const isRight = chosen === check.answer

  function press() {
    if (isShown) setChosen(undefined)
    else if (chosen !== undefined) onAnswer?.(chosen)
    setIsShown(!isShown)
  }

  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className={cx(noLigatures, 'mb-4 font-medium')}>
          <InlineText>{check.question}</InlineText>
        </legend>
        <QuestionCode question={check} />
        <AnswerOptions
          name={name}
          options={check.options}
          chosen={chosen}
          answer={isShown ? check.answer : undefined}
          onChoose={setChosen}
        />
      </fieldset>
      <Button className="self-start print:hidden" disabled={chosen === undefined} onClick={press}>
        {isShown ? 'Try again' : 'Check answer'}
      </Button>
      <div role="status" className="empty:hidden">
        {isShown ? (
          <div
            className={cx(
              noLigatures,
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
