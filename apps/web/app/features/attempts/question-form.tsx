import type { AttemptView } from '@guildhall/contract'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { CodeBlock, noLigatures } from '../../ui/code-block.tsx'
import { cx } from '../../ui/cx.ts'
import { Radio } from '../../ui/radio.tsx'

export interface QuestionFormProps {
  question: AttemptView['questions'][number]
  position: number
  chosen: number | null
  isLast: boolean
  isFinishing: boolean
  onChoose: (option: number) => void
  onPrevious: () => void
  onNext: () => void
  onFinish: () => void
}

export function QuestionForm(props: QuestionFormProps) {
  const { question, position, chosen, isLast, isFinishing, onChoose, onPrevious, onNext, onFinish } = props
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const finish = useRef<HTMLButtonElement>(null)
  useFocusOnQuestionChange(group, position)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (chosen === null) return
    // Finishing cannot be undone, so Enter only focuses the button.
    if (isLast) finish.current?.focus()
    else onNext()
  }

  return (
    <div className="flex flex-col gap-6">
      <fieldset
        ref={group}
        disabled={isFinishing}
        aria-labelledby={`${id}-question`}
        aria-describedby={question.code === undefined ? undefined : `${id}-code`}
        className="flex min-w-0 scroll-mt-44 flex-col gap-5"
        onKeyDown={onKeyDown}
      >
        <h2
          id={`${id}-question`}
          className={cx(
            noLigatures,
            'font-sans text-lg font-semibold tracking-normal break-words whitespace-pre-line text-pretty',
          )}
        >
          {question.question}
        </h2>
        {question.code === undefined ? null : <CodeBlock id={`${id}-code`} label="Code" code={question.code} />}
        <div className="flex flex-col gap-3">
          {question.options.map((option, index) => (
            <label
              key={`${index} ${option}`}
              className="flex items-start gap-3 rounded-md border border-edge bg-surface p-4 transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <Radio
                name={`${id}-${position}`}
                value={index}
                isChosen={chosen === index}
                onChoose={() => onChoose(index)}
                className="mt-0.75 size-5 shrink-0 appearance-none rounded-full border border-edge bg-surface outline-none checked:border-6 checked:border-ink"
              />
              <span className={cx(noLigatures, 'min-w-0 break-words whitespace-pre-wrap')}>{option}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          size="lg"
          className="max-sm:grow max-sm:px-4"
          disabled={position === 0 || isFinishing}
          onClick={onPrevious}
        >
          <ArrowLeft aria-hidden="true" />
          Previous
        </Button>
        {isLast ? (
          <Button
            ref={finish}
            size="lg"
            variant="primary"
            className="max-sm:grow max-sm:px-4"
            disabled={chosen === null}
            pending={isFinishing}
            pendingLabel="Grading..."
            onClick={onFinish}
          >
            Finish Assessment
          </Button>
        ) : (
          <Button
            size="lg"
            variant="primary"
            className="max-sm:grow max-sm:px-4"
            disabled={chosen === null}
            onClick={onNext}
          >
            Next
            <ArrowRight aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  )
}

function useFocusOnQuestionChange(group: RefObject<HTMLFieldSetElement | null>, position: number) {
  const shown = useRef(position)
  useEffect(() => {
    if (shown.current === position) return
    shown.current = position
    const radios = [...(group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
    const target = radios.find(({ checked }) => checked) ?? radios[0]
    target?.focus({ preventScroll: true })
    const top = group.current?.getBoundingClientRect().top ?? 0
    if (top < 0) group.current?.scrollIntoView({ block: 'start' })
  }, [group, position])
}
