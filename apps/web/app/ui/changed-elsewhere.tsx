import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

export interface ChangedElsewhereProps {
  /** The server's own. */
  sentence: string
  /** Which parts of the newer version are not as they stand in the form. */
  differences: readonly string[]
  isSaving: boolean
  onLoadNewer: () => void
  onOverwrite: () => void
}

/** What a form edits was saved elsewhere in between: says what differs, and leaves the choice. */
export function ChangedElsewhere({ sentence, differences, isSaving, onLoadNewer, onOverwrite }: ChangedElsewhereProps) {
  return (
    <Alert title={sentence}>
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

/** Stands with the version that was loaded instead, and gives back what was written. */
export function NewerVersionLoaded({ onBringBack }: { onBringBack: () => void }) {
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
