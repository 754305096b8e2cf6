import { type RefObject, useRef } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

export interface ChangedElsewhereProps {
  conflict?: {
    sentence: string
    differences: readonly string[]
  }
  isSetAside: boolean
  isSaving: boolean
  /** Receives the focus when the buttons here disappear. */
  submitButton: RefObject<HTMLButtonElement | null>
  onLoadNewer: () => void
  onOverwrite: () => void
  onBringBack: () => void
}

export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { conflict, isSetAside, submitButton } = props
  const notices = useRef<HTMLDivElement>(null)
  if (!conflict && !isSetAside) return null
  return (
    <div ref={notices} tabIndex={-1} className="flex flex-col gap-4 rounded-md">
      {conflict ? (
        <Conflict
          {...conflict}
          isSaving={props.isSaving}
          onLoadNewer={() => {
            notices.current?.focus()
            props.onLoadNewer()
          }}
          onOverwrite={() => {
            submitButton.current?.focus()
            props.onOverwrite()
          }}
        />
      ) : null}
      {isSetAside ? (
        <NewerVersionLoaded
          onBringBack={() => {
            submitButton.current?.focus()
            props.onBringBack()
          }}
        />
      ) : null}
    </div>
  )
}

function Conflict({
  sentence,
  differences,
  isSaving,
  onLoadNewer,
  onOverwrite,
}: NonNullable<ChangedElsewhereProps['conflict']> &
  Pick<ChangedElsewhereProps, 'isSaving' | 'onLoadNewer' | 'onOverwrite'>) {
  return (
    <Alert tone="warning" title={sentence}>
      <p className="mt-1">
        It differs from what you have here in: {differences.join(', ')}. You can go on editing; and after loading the
        newer version you can bring back what you wrote.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" disabled={isSaving} onClick={onLoadNewer}>
          Load the newer version
        </Button>
        <Button size="sm" variant="danger" pending={isSaving} onClick={onOverwrite}>
          Save mine over it
        </Button>
      </div>
    </Alert>
  )
}

function NewerVersionLoaded({ onBringBack }: Pick<ChangedElsewhereProps, 'onBringBack'>) {
  return (
    <Alert
      tone="neutral"
      className="*:self-center"
      action={
        <Button size="sm" onClick={onBringBack}>
          Bring back what I wrote
        </Button>
      }
    >
      This is the version saved elsewhere. What you wrote is kept.
    </Alert>
  )
}
