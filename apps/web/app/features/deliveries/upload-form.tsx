import { formatFileSize } from '@guildhall/contract'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { sentenceFor } from '../../api-errors.ts'
import { type DeliveryValues, deliverableFiles } from '../../forms/chosen-files.ts'
import { submittedBy, useValidatedForm } from '../../forms/use-validated-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { FilePicker } from '../../ui/file-picker.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { LeaveGuard } from './shared/leave-guard.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useDeliveryDraft } from './use-delivery-draft.ts'
import { useUpload } from './use-upload.ts'

export interface UploadFormProps {
  proposalId: string
  onBusyChange?: (isBusy: boolean) => void
  onUploaded: () => void
}

const nothingChosen: DeliveryValues = { files: [], message: '' }

export function UploadForm({ proposalId, onBusyChange, onUploaded }: UploadFormProps) {
  const { user } = useSession()
  const [failure, setFailure] = useState<string>()
  const upload = useUpload(proposalId)
  const isUploading = upload.progress !== undefined
  const sendButton = useFocusAfter<HTMLButtonElement>(isUploading)
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('./delivery-schema.ts')).deliverySchema,
    defaultValues: nothingChosen,
    send,
    onInvalid: ({ files, message }) => notify.error(files?.message ?? message?.message ?? ''),
    onFailure: (error) => {
      if (!upload.wasCancelled()) setFailure(sentenceFor(error, 'Failed to upload deliverables'))
    },
  })
  const draft = useDeliveryDraft(form, { userId: user?.id ?? '', proposalId })
  const files = useController({ control: form.control, name: 'files' })
  const { errors } = form.formState

  async function send(delivery: DeliveryValues) {
    setFailure(undefined)
    onBusyChange?.(true)
    try {
      await upload.start(delivery)
    } finally {
      onBusyChange?.(false)
    }
    draft.discard()
    notify.success('Deliverables uploaded successfully!')
    onUploaded()
  }

  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={submittedBy(submit)}>
      {draft.isRestored && !isUploading ? (
        <Alert
          tone="neutral"
          className="*:self-center"
          action={
            <Button
              size="sm"
              onClick={({ currentTarget }) => {
                // This button disappears with the files.
                currentTarget.form?.querySelector('input')?.focus()
                draft.discard()
              }}
            >
              Start afresh
            </Button>
          }
        >
          Your draft is back, as you left it.
        </Alert>
      ) : null}
      <FilePicker
        label="Choose files"
        hint="ZIP, PDF, PNG, JPG, DOC up to 50MB each"
        accept={deliverableFiles.accept}
        ref={files.field.ref}
        files={files.field.value}
        onChange={(chosen) => {
          files.field.onChange(chosen)
          draft.keepFiles(chosen)
        }}
        problemWith={deliverableFiles.problemWith}
        error={files.fieldState.error?.message}
        formatSize={formatFileSize}
        disabled={isUploading}
      />
      <TextField
        label="Message"
        optional
        multiline
        rows={4}
        hint="What you deliver, and what the client should look at first."
        error={errors.message?.message}
        {...form.register('message')}
        disabled={isUploading}
      />
      {failure ? (
        <Alert title={failure}>Your files and your message are still here. Try again when you are ready.</Alert>
      ) : null}
      {upload.progress ? (
        <UploadProgress progress={upload.progress} onCancel={upload.cancel} />
      ) : (
        <SubmitButton ref={sendButton} className="self-start">
          {failure ? 'Retry Upload' : 'Upload Deliverables'}
        </SubmitButton>
      )}
      <LeaveGuard active={isUploading} onStop={upload.cancel} />
    </form>
  )
}

/** Focuses its element when `isBusy` ends, as the focused element is then gone. */
function useFocusAfter<Element extends HTMLElement>(isBusy: boolean) {
  const element = useRef<Element>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) element.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return element
}
