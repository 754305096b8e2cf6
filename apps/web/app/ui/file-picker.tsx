import { FileText, Upload, X } from 'lucide-react'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { FieldError, useFieldWiring } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export interface FilePickerProps {
  ref?: Ref<{ focus: () => void }>
  label: string
  hint?: string
  error?: string
  files: readonly File[]
  onChange: (files: File[]) => void
  /** The `accept` attribute, such as '.zip,.pdf'. Only a hint: the caller still checks. */
  accept?: string
  problemWith?: (file: File) => string | undefined
  formatSize: (bytes: number) => string
  disabled?: boolean
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

export function FilePicker(props: FilePickerProps) {
  const { label, hint, error, files, onChange, accept, problemWith, formatSize, disabled = false } = props
  const { hintId, errorId, control } = useFieldWiring({ hint, error })
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(props.ref, () => ({ focus: () => input.current?.focus() }))
  const [isOver, setIsOver] = useState(false)

  function add(more: Iterable<File>) {
    const added = [...more].filter((file) => !files.some((known) => isSame(known, file)))
    onChange([...files, ...added])
  }

  function remove(file: File) {
    onChange(files.filter((known) => known !== file))
    // The focused button is gone with its file.
    input.current?.focus()
  }

  return (
    <div className="flex flex-col gap-3">
      <div
        className={cx(
          'relative flex flex-col items-center gap-2 rounded-lg border border-dashed px-6 py-8 text-center text-sm transition-colors',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink',
          isOver ? 'border-ink bg-chosen' : 'border-edge bg-surface hover:border-ink',
          disabled && 'bg-sunken hover:border-edge',
        )}
      >
        <Upload aria-hidden="true" className={cx('size-5 text-muted', disabled && 'opacity-60')} />
        <label>
          {/* Covers the whole field: every part of it can be pressed, and files dropped on it. */}
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={accept}
            disabled={disabled}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={(event) => {
              add(event.target.files ?? [])
              // Selecting the same file again after removing it must count as a change.
              event.target.value = ''
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
          <span className="font-medium text-rose underline underline-offset-4">{label}</span>
          <span className="text-muted"> or drop them here</span>
        </label>
        {hint ? (
          <p id={hintId} className="text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {files.length > 0 ? (
        <ul aria-label="Chosen files" className="divide-y divide-line rounded-lg border border-line bg-surface">
          {files.map((file) => {
            const problem = problemWith?.(file)
            return (
              <li
                key={`${file.name}-${file.size}-${file.lastModified}`}
                className="flex items-center gap-3 py-1.5 pr-1.5 pl-4"
              >
                <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
                <div className="min-w-0 flex-1 py-1 text-sm">
                  <p className="truncate font-medium" title={file.name}>
                    {file.name}
                  </p>
                  {problem ? <FieldError>{problem}</FieldError> : <p className="text-muted">{formatSize(file.size)}</p>}
                </div>
                <IconButton
                  label={`Remove ${file.name}`}
                  icon={<X aria-hidden="true" />}
                  disabled={disabled}
                  onClick={() => remove(file)}
                />
              </li>
            )
          })}
        </ul>
      ) : null}
    </div>
  )
}
