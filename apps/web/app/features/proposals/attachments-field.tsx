import { formatFileSize, proposalFilesMaximum } from '@guildhall/contract'
import { FileText, Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { ApiError, sentenceFor } from '../../api-errors.ts'
import { attachedFiles } from '../../forms/chosen-files.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { FieldError, useFieldWiring } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { AttachmentUpload } from './attachments.ts'
import type { ProposalValues } from './shared/proposal-values.ts'

/** Files are uploaded once chosen; sending the form only names them. The upload goes on while the field is out of sight. */
export function AttachmentsField({ upload }: { upload: AttachmentUpload }) {
  const { field, fieldState } = useController<ProposalValues, 'attachments'>({ name: 'attachments' })
  const { getValues } = useFormContext<ProposalValues>()
  const input = useRef<HTMLInputElement>(null)
  const files = field.value
  const room = proposalFilesMaximum - files.length
  const error = upload.problem ?? fieldState.error?.message
  const { hintId, errorId, control } = useFieldWiring({ hint: 'files', error })

  const add = useSingleFlight(async (chosen: readonly File[]) => {
    const problem = problemWithChoice(chosen, room)
    if (problem !== undefined) return upload.setProblem(problem)
    // Without ids until uploaded, so that the form cannot be sent without them.
    field.onChange([...files, ...chosen.map(({ name, size }) => ({ _id: '', filename: name, size }))])
    const arrived = () => getValues('attachments').filter(({ _id }) => _id !== '')
    try {
      const added = await upload.start(chosen)
      field.onChange([...arrived(), ...added.map(({ _id, filename, size }) => ({ _id, filename, size }))])
    } catch (thrown) {
      field.onChange(arrived())
      const fallback = 'Your files could not be uploaded. Please try again.'
      upload.setProblem(thrown instanceof ApiError ? sentenceFor(thrown, fallback) : fallback)
    }
  })

  return (
    <div className="flex flex-col gap-2">
      {room > 0 ? (
        <label className="relative inline-flex min-h-9 w-fit cursor-pointer items-center gap-2 rounded-md border border-edge bg-surface px-3 text-sm font-medium transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:min-h-11">
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={attachedFiles.accept}
            disabled={upload.progress !== undefined}
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              // Choosing the same file again must count as a change.
              event.target.value = ''
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
          <Paperclip aria-hidden="true" className="size-4" />
          Attach Files
        </label>
      ) : null}
      <p id={hintId} className="text-sm text-muted">
        Up to {proposalFilesMaximum} files for the client, up to 50MB each: documents, spreadsheets, images, videos,
        design files, text or archives.
      </p>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {upload.progress ? (
        <ProgressBar label="Uploading..." value={upload.progress.loaded} max={upload.progress.total} />
      ) : null}
      {files.length > 0 ? (
        <ul aria-label="Attached files" className="divide-y divide-line rounded-md border border-line bg-surface">
          {files.map((file) => (
            <li key={file._id || file.filename} className="flex items-center gap-3 py-1 pr-1 pl-3">
              <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <p className="min-w-0 flex-1 truncate text-sm" title={file.filename}>
                {file.filename}{' '}
                <span className="text-muted">{file._id ? formatFileSize(file.size) : 'Uploading...'}</span>
              </p>
              <IconButton
                label={`Remove ${file.filename}`}
                icon={<X aria-hidden="true" />}
                onClick={() => {
                  upload.setProblem(undefined)
                  field.onChange(files.filter((other) => other !== file))
                  // The focused button disappears with its file.
                  setTimeout(() => input.current?.focus())
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function problemWithChoice(chosen: readonly File[], room: number): string | undefined {
  if (chosen.length > room) return `A proposal can have at most ${proposalFilesMaximum} files.`
  for (const file of chosen) {
    const problem = attachedFiles.problemWith(file)
    if (problem) return `${file.name}: ${problem}`
  }
  return undefined
}
