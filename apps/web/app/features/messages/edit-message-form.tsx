import type { MessageView } from '@guildhall/contract'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { problemWithMessage } from './problem-with-message.ts'

interface EditMessageFormProps {
  message: Pick<MessageView, 'seq' | 'text' | 'files'>
  onSave: (seq: number, text: string) => Promise<void>
  onClose: () => void
}

export function EditMessageForm({ message, onSave, onClose }: EditMessageFormProps) {
  const [text, setText] = useState(message.text)
  const [failure, setFailure] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const save = useSingleFlight(async () => {
    if (text === message.text) return onClose()
    const problem = text.trim() === '' ? 'Message is required.' : problemWithMessage(text)
    if (problem) return setFailure(problem)
    setIsSaving(true)
    try {
      await onSave(message.seq, text)
      onClose()
    } catch (error) {
      setFailure(sentenceFor(error, 'The message could not be saved. Check your connection and try again.'))
    } finally {
      setIsSaving(false)
    }
  })

  return (
    <form
      ref={form}
      noValidate
      className="flex scroll-my-3 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <TextField
        label="Edit message"
        labelHidden
        multiline
        rows={2}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={failure}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton size="sm" pending={isSaving}>
          Save
        </SubmitButton>
      </div>
    </form>
  )
}
