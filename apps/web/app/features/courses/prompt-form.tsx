import { characterCount, courseTopics, promptForTopic, promptLimit } from '@guildhall/contract'
import { History, Send } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useEarlyText } from '../../hooks/use-early-text.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usePromptWords } from './shared/prompt-words.ts'

export interface PromptFormProps {
  prompt: string
  onChange: (prompt: string) => void
  recent: readonly string[]
  isRunning: boolean
  onSubmit: (prompt: string) => void
}

export function PromptForm({ prompt, onChange, recent, isRunning, onSubmit }: PromptFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const words = usePromptWords()
  useEarlyText(field, prompt, onChange)
  const isBlank = prompt.trim() === ''
  const isTooLong = characterCount(prompt) > promptLimit

  function submit() {
    if (!isBlank && !isTooLong && !isRunning) onSubmit(prompt)
  }

  function fill(text: string) {
    onChange(text)
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // During text composition (IME), Enter confirms a candidate.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <div className="grid gap-8 print:hidden lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <form
        noValidate
        className="flex min-w-0 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          ref={field}
          multiline
          rows={3}
          label="What would you like to learn?"
          placeholder="A topic, or a question in your own words"
          hint="Enter sends it, Shift and Enter begin a new line."
          error={
            isTooLong ? `A prompt can be at most ${promptLimit.toLocaleString('en-US')} characters long.` : undefined
          }
          value={prompt}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="flex flex-wrap items-start justify-between gap-4">
          <fieldset>
            <legend className="sr-only">Quick topics</legend>
            <div className="flex flex-wrap gap-2">
              {courseTopics.map((topic) => (
                <Button key={topic} size="sm" className="rounded-full!" onClick={() => fill(promptForTopic(topic))}>
                  {topic}
                </Button>
              ))}
            </div>
          </fieldset>
          <SubmitButton disabled={isBlank || isTooLong || isRunning} className="ml-auto">
            <Send aria-hidden="true" />
            {isRunning ? words.sending : words.send}
          </SubmitButton>
        </div>
      </form>
      <section aria-labelledby="recent-prompts" className="min-w-0">
        <h2 id="recent-prompts" className="flex items-center gap-2 font-sans text-sm font-medium tracking-normal">
          <History aria-hidden="true" className="size-4 text-muted" />
          Recent prompts
        </h2>
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {recent.map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => fill(text)}
                className="flex min-h-11 w-full items-center py-2 text-left text-sm text-muted hover:text-ink"
              >
                <span className="line-clamp-2 min-w-0 break-words">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
