import { type Ref, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Progress } from '../../upload-transfer.ts'
import { progressText, quarterOf } from './progress-text.ts'

/** Takes the focus from the button it replaces. */
export function UploadProgress({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const cancel: Ref<HTMLButtonElement> = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  // All bytes are sent, but the server still checks the files.
  const isChecking = progress.loaded >= progress.total

  return (
    <div className="flex flex-col gap-4">
      <ProgressBar
        label={isChecking ? 'All sent. Checking the files...' : 'Uploading...'}
        value={progress.loaded}
        max={progress.total}
        valueLabel={progressText(progress)}
      />
      <p role="status">
        <VisuallyHidden>
          {isChecking ? 'All sent. Checking the files.' : `Uploading, ${quarterOf(progress)} percent sent.`}
        </VisuallyHidden>
      </p>
      <Button ref={cancel} onClick={onCancel} className="self-start">
        Cancel Upload
      </Button>
    </div>
  )
}
