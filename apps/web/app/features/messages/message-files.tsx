import { formatFileSize, type MessageFileView } from '@guildhall/contract'
import { Download, FileText, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../save-file.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/notify.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Progress } from '../../upload-transfer.ts'
import { downloadFile } from './api.ts'

export function MessageFiles({ conversationId, files }: { conversationId: string; files: readonly MessageFileView[] }) {
  return (
    <ul aria-label="Files" className="flex flex-col gap-1.5">
      {files.map((file) => (
        <FileRow key={file._id} conversationId={conversationId} file={file} />
      ))}
    </ul>
  )
}

function FileRow({ conversationId, file }: { conversationId: string; file: MessageFileView }) {
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function download() {
    const controller = new AbortController()
    running.current = controller
    setProgress({ loaded: 0, total: file.size })
    try {
      const bytes = await downloadFile(conversationId, file._id, { signal: controller.signal, onProgress: setProgress })
      saveFile(bytes, file.filename)
    } catch {
      if (!controller.signal.aborted) notify.error('Failed to download file. Please try again.')
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <li className="flex flex-col gap-1 rounded-md border border-line bg-paper py-1 pr-1 pl-3 text-ink">
      <div className="flex items-center gap-2.5">
        <FileText aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
        <p className="min-w-0 flex-1 text-sm">
          <span className="block truncate font-medium" title={file.filename}>
            {file.filename}
          </span>
          <span className="block text-xs text-muted">{formatFileSize(file.size)}</span>
        </p>
        {progress ? (
          <IconButton
            label={`Cancel download of ${file.filename}`}
            icon={<X aria-hidden="true" />}
            onClick={() => running.current?.abort()}
          />
        ) : (
          <IconButton
            label={`Download ${file.filename}`}
            icon={<Download aria-hidden="true" />}
            onClick={() => void download()}
          />
        )}
      </div>
      {progress ? (
        <ProgressBar label={`Downloading ${file.filename}`} labelHidden value={progress.loaded} max={file.size} />
      ) : null}
    </li>
  )
}
