import { formatFileSize, textLimits } from '@guildhall/contract'
import { FileText, Paperclip, SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { draftKey } from '../../drafts.ts'
import { discardFileDraft, readFileDraft, writeFileDraft } from '../../file-drafts.ts'
import { attachedFiles } from '../../forms/chosen-files.ts'
import { useTextDraft } from '../../hooks/use-text-draft.ts'
import { cx } from '../../ui/cx.ts'
import { controlLook, FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { problemWithMessage } from './problem-with-message.ts'

export interface ComposerHandle {
  focus: () => void
  takeBack: (text: string, files: readonly File[]) => void
}

export interface ComposerProps {
  userId: string
  otherId: string
  otherName: string
  ref: Ref<ComposerHandle>
  onTyping: () => void
  onSend: (text: string, files: readonly File[]) => void
}

export function Composer({ userId, otherId, otherName, ref, onTyping, onSend }: ComposerProps) {
  const [text, changeText] = useTextDraft(userId, `message:${otherId}`)
  const [files, changeFiles] = useFileDraft(draftKey(userId, `message:${otherId}`))
  const [hasTried, setHasTried] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)

  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    takeBack(back, backFiles) {
      changeText(text.trim() ? `${back}\n${text}` : back)
      changeFiles([...backFiles, ...files])
      area.current?.focus()
    },
  }))

  // What is refused stays here with its reason, and keeps nothing else back.
  const refused = files.filter((file) => attachedFiles.problemWith(file) !== undefined)
  const fine = files.filter((file) => !refused.includes(file))
  const isEmpty = text.trim() === '' && files.length === 0
  const isRefusedAlone = text.trim() === '' && fine.length === 0
  const judged = isRefusedAlone ? files : fine
  const problem = problemWithMessage(text) ?? (judged.length > 0 ? attachedFiles.problemWithAll(judged) : undefined)

  function send() {
    area.current?.focus()
    setHasTried(true)
    if (isEmpty || problem) return
    onSend(text, fine)
    changeText('')
    changeFiles(refused)
    setHasTried(false)
  }

  function sendOnEnter(event: KeyboardEvent) {
    // On a touch keyboard Enter is the only way to a new line, and while composing it picks a word.
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return
    event.preventDefault()
    send()
  }

  return (
    <form
      noValidate
      aria-label={`Write to ${otherName}`}
      className="flex flex-col gap-2 border-t border-line p-3 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {files.length > 0 ? (
        <ul aria-label="Chosen files" className="flex max-h-40 flex-col gap-1 overflow-y-auto">
          {files.map((file, index) => {
            const reason = attachedFiles.problemWith(file)
            return (
              <li
                key={`${file.name} ${index}`}
                className="flex items-center gap-2.5 rounded-md border border-line pl-3"
              >
                <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
                <div className="min-w-0 flex-1 py-1 text-sm">
                  <p className="truncate font-medium">{file.name}</p>
                  {reason ? (
                    <FieldError>{reason}</FieldError>
                  ) : (
                    <p className="text-xs text-muted">{formatFileSize(file.size)}</p>
                  )}
                </div>
                <IconButton
                  label={`Remove ${file.name}`}
                  icon={<X aria-hidden="true" />}
                  onClick={() => {
                    changeFiles(files.filter((other) => other !== file))
                    area.current?.focus()
                  }}
                />
              </li>
            )
          })}
        </ul>
      ) : null}
      {problem && (hasTried || text.length > textLimits.message) ? <FieldError>{problem}</FieldError> : null}
      <div className="flex items-end gap-1">
        <IconButton
          label="Attach files"
          title="Attach files, up to 50MB each"
          icon={<Paperclip aria-hidden="true" />}
          className="mb-0.5 pointer-coarse:mb-0"
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={attachedFiles.accept}
          aria-label="Files"
          onChange={(event) => {
            changeFiles([...files, ...(event.target.files ?? [])])
            // Choosing the same file again after removing it must count as a change.
            event.target.value = ''
            area.current?.focus()
          }}
        />
        <textarea
          ref={area}
          rows={1}
          dir="auto"
          aria-label={`Message to ${otherName}`}
          placeholder="Write a message"
          value={text}
          onChange={(event) => {
            changeText(event.target.value)
            if (event.target.value) onTyping()
          }}
          onKeyDown={sendOnEnter}
          className={cx(
            controlLook,
            'field-sizing-content max-h-48 min-h-10 flex-1 resize-none py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2',
          )}
        />
        <IconButton
          type="submit"
          label="Send"
          icon={<SendHorizontal aria-hidden="true" />}
          aria-disabled={isEmpty}
          className="mb-0.5 text-rose hover:text-rose aria-disabled:text-muted pointer-coarse:mb-0"
        />
      </div>
    </form>
  )
}

function useFileDraft(key: string) {
  const [files, setFiles] = useState<readonly File[]>([])
  const hasChosen = useRef(false)
  useEffect(() => {
    let isCurrent = true
    void readFileDraft(key).then((kept) => {
      if (isCurrent && !hasChosen.current) setFiles(kept)
    })
    return () => {
      isCurrent = false
    }
  }, [key])

  function change(next: readonly File[]) {
    hasChosen.current = true
    setFiles(next)
    if (next.length === 0) void discardFileDraft(key)
    else void writeFileDraft(key, [...next])
  }
  return [files, change] as const
}
