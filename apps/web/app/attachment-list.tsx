import { type AttachedFileView, formatFileSize } from '@guildhall/contract'
import { Download, FileText } from 'lucide-react'
import { useId } from 'react'
import { useTransfer } from './hooks/use-transfer.ts'
import { saveFile } from './save-file.ts'
import { Button } from './ui/button.tsx'
import { notify } from './ui/notify.ts'
import { transfer } from './upload-transfer.ts'

/** @param path of what they are attached to */
export function AttachmentList({ path, files }: { path: string; files: readonly AttachedFileView[] }) {
  if (files.length === 0) return null
  return (
    <div className="max-w-prose">
      <p className="mb-1.5 text-xs text-muted">Attached</p>
      <ul aria-label="Attached files" className="divide-y divide-line rounded-md border border-line">
        {files.map((file) => (
          <AttachmentRow key={file._id} path={path} file={file} />
        ))}
      </ul>
    </div>
  )
}

function AttachmentRow({ path, file: { _id, filename, size } }: { path: string; file: AttachedFileView }) {
  const { progress, setProgress, begin } = useTransfer()
  const nameId = useId()

  async function download() {
    const signal = begin()
    setProgress({ loaded: 0, total: size })
    try {
      const bytes = await transfer({
        method: 'GET',
        path: `${path}/attachments/${encodeURIComponent(_id)}`,
        signal,
        onProgress: ({ loaded }) => setProgress({ loaded, total: size }),
      })
      saveFile(bytes, filename)
    } catch {
      if (!signal.aborted) notify.error('Failed to download file. Please try again.')
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <li className="flex items-center gap-3 py-1.5 pr-1.5 pl-3">
      <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 text-sm">
        <span id={nameId} className="font-medium wrap-anywhere">
          {filename}
        </span>{' '}
        <span className="text-muted">{formatFileSize(size)}</span>
      </p>
      <Button size="sm" aria-describedby={nameId} pending={progress !== undefined} onClick={() => void download()}>
        <Download aria-hidden="true" />
        Download
      </Button>
    </li>
  )
}
