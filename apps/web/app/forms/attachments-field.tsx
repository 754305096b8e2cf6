import { formatFileSize } from '@guildhall/contract'
import { FileText, Paperclip, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { ApiError, sentenceFor } from '../api-errors.ts'
import { useSingleFlight } from '../hooks/use-single-flight.ts'
import { cx } from '../ui/cx.ts'
import { FieldError, useFieldWiring } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { AttachmentUpload } from './attachment-upload.ts'
import { attachedFiles, stillListed } from './chosen-files.ts'

type Values = { attachments: { _id: string; filename: string; size: number }[] }

export interface AttachmentsFieldProps {
  upload: AttachmentUpload
  most: number
  /** What they are attached to, such as 'A proposal'. */
  to: string
  hint: string
  /** A wide place to drop files, instead of a button. */
  wide?: boolean
}

/** Expects a `FormProvider` with `attachments`. Files are uploaded once chosen; sending the form only names them. */
export function AttachmentsField({ upload, most, to, hint, wide = false }: AttachmentsFieldProps) {
  const { field, fieldState } = useController<Values, 'attachments'>({ name: 'attachments' })
  const { getValues } = useFormContext<Values>()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const files = field.value
  const room = most - files.length
  const error = upload.problem ?? fieldState.error?.message
  const { hintId, errorId, control } = useFieldWiring({ hint, error })

  const arrived = () => getValues('attachments').filter(({ _id }) => _id !== '')
  const forgetEnded = useEffectEvent(() => {
    if (upload.progress === undefined && arrived().length < files.length) field.onChange(arrived())
  })
  // A restored draft names files whose upload ended with its page.
  useEffect(() => forgetEnded(), [])

  const add = useSingleFlight(async (chosen: readonly File[]) => {
    const problem = problemWithChoice(chosen, { room, most, to })
    if (problem !== undefined) return upload.setProblem(problem)
    // Without ids until uploaded, so that the form cannot be sent without them.
    field.onChange([...files, ...chosen.map(({ name, size }) => ({ _id: '', filename: name, size }))])
    try {
      const uploaded = await upload.start(chosen)
      // The server answers in the order of `chosen`.
      const added = stillListed(chosen, getValues('attachments')).flatMap((place) => uploaded[place] ?? [])
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
        <label
          className={cx(
            'relative inline-flex cursor-pointer items-center gap-2 rounded-md border text-sm font-medium transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            wide ? 'min-h-24 justify-center border-dashed px-6' : 'min-h-9 w-fit px-3 pointer-coarse:min-h-11',
            isOver ? 'border-rose bg-rose-wash' : 'border-edge bg-surface hover:border-ink',
          )}
        >
          {/* Covers all of it: every part can be pressed, and files dropped on it. */}
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={attachedFiles.accept}
            disabled={upload.progress !== undefined}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              // Choosing the same file again must count as a change.
              event.target.value = ''
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
          <Paperclip aria-hidden="true" className="size-4" />
          Attach Files
          {wide ? <span className="font-normal text-muted"> or drop them here</span> : null}
        </label>
      ) : null}
      <p id={hintId} className="text-sm text-muted">
        {hint}
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

function problemWithChoice(
  chosen: readonly File[],
  { room, most, to }: { room: number; most: number; to: string },
): string | undefined {
  if (chosen.length > room) return `${to} can have at most ${most} files.`
  for (const file of chosen) {
    const problem = attachedFiles.problemWith(file)
    if (problem) return `${file.name}: ${problem}`
  }
  return undefined
}
