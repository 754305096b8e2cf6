import { formatFileSize } from '@guildhall/contract'
import { useEffect, useRef, useState } from 'react'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { sentenceFor } from '../../http.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { FilePicker } from '../../ui/file-picker.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { acceptedFiles, problemWithFile, problemWithFiles, problemWithMessage } from './shared/chosen-files.ts'
import { LeaveGuard } from './shared/leave-guard.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useDeliveryDraft } from './use-delivery-draft.ts'
import { useUpload } from './use-upload.ts'

export interface UploadFormProps {
  proposalId: string
  /** Told when bytes start and stop moving, so that a dialog around the form can ask before it closes. */
  onBusyChange?: (isBusy: boolean) => void
  onUploaded: () => void
}

/** Files and a message for the client. Whatever goes wrong, what was chosen and typed stays until it has arrived. */
export function UploadForm({ proposalId, onBusyChange, onUploaded }: UploadFormProps) {
  const { user } = useSession()
  const draft = useDeliveryDraft(user?.id ?? '', proposalId)
  const { files, message } = draft
  const [hasTried, setHasTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const upload = useUpload(proposalId)
  const isUploading = upload.progress !== undefined
  const send = useFocusAfter<HTMLButtonElement>(isUploading)

  const problem = problemWithFiles(files)
  const messageProblem = problemWithMessage(message)

  const submit = useSingleFlight(async () => {
    setHasTried(true)
    if (problem ?? messageProblem) {
      notify.error(problem ?? messageProblem ?? '')
      return
    }
    setFailure(undefined)
    onBusyChange?.(true)
    try {
      await upload.start({ files, message })
      draft.discard()
      notify.success('Deliverables uploaded successfully!')
      onUploaded()
    } catch (error) {
      if (upload.wasCancelled()) return
      setFailure(sentenceFor(error, 'Failed to upload deliverables'))
    } finally {
      onBusyChange?.(false)
    }
  })

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {draft.isRestored && !isUploading ? (
        <Alert
          tone="neutral"
          className="*:self-center"
          action={
            <Button
              size="sm"
              onClick={({ currentTarget }) => {
                // This button goes with what it takes away.
                currentTarget.form?.querySelector('input')?.focus()
                draft.discard()
              }}
            >
              Start afresh
            </Button>
          }
        >
          What you had prepared is back, as you left it.
        </Alert>
      ) : null}
      <FilePicker
        label="Choose files"
        hint="ZIP, PDF, PNG, JPG, DOC up to 50MB each"
        accept={acceptedFiles}
        files={files}
        onChange={draft.changeFiles}
        problemWith={problemWithFile}
        error={hasTried ? problem : undefined}
        formatSize={formatFileSize}
        disabled={isUploading}
      />
      <TextField
        label="Message"
        optional
        multiline
        rows={4}
        hint="What you deliver, and what the client should look at first."
        value={message}
        onChange={(event) => draft.changeMessage(event.target.value)}
        error={messageProblem}
        disabled={isUploading}
      />
      {failure ? (
        <Alert title={failure}>Your files and your message are still here. Try again when you are ready.</Alert>
      ) : null}
      {upload.progress ? (
        <UploadProgress progress={upload.progress} onCancel={upload.cancel} />
      ) : (
        <SubmitButton ref={send} className="self-start">
          {failure ? 'Retry Upload' : 'Upload Deliverables'}
        </SubmitButton>
      )}
      <LeaveGuard active={isUploading} onStop={upload.cancel} />
    </form>
  )
}

/** Gives its element the focus when `isBusy` ends: the element that had it is gone. */
function useFocusAfter<Element extends HTMLElement>(isBusy: boolean) {
  const element = useRef<Element>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) element.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return element
}
