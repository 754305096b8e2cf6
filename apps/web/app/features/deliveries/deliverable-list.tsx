import { type DeliverableView, fileExtension, formatFileSize } from '@guildhall/contract'
import { Download, FileArchive, FileImage, FileText, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/notify.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Checksum } from './checksum.tsx'
import { progressText } from './progress-text.ts'
import { useDownload } from './use-download.ts'

export function DeliverableList({
  proposalId,
  files,
  label,
}: {
  proposalId: string
  files: readonly DeliverableView[]
  label: string
}) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-md border border-line">
      {files.map((file) => (
        <DeliverableRow key={file._id} proposalId={proposalId} file={file} />
      ))}
    </ul>
  )
}

function iconFor(filename: string) {
  const extension = fileExtension(filename)
  if (extension === 'zip') return FileArchive
  return ['png', 'jpg', 'jpeg'].includes(extension) ? FileImage : FileText
}

function DeliverableRow({ proposalId, file }: { proposalId: string; file: DeliverableView }) {
  const download = useDownload(proposalId, file)
  const nameId = useId()
  const Icon = iconFor(file.filename)

  async function start() {
    try {
      await download.start()
    } catch {
      if (!download.wasCancelled()) notify.error('Failed to download file. Please try again.')
    }
  }

  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          <div className="min-w-0">
            <p id={nameId} className="text-sm font-medium wrap-anywhere">
              {file.filename}
            </p>
            <div className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
              <span>{formatFileSize(file.size)}</span>
              <Checksum filename={file.filename} sha256={file.sha256} />
            </div>
          </div>
        </div>
        <Button size="sm" aria-describedby={nameId} onClick={start} pending={download.progress !== undefined}>
          <Download aria-hidden="true" />
          Download
        </Button>
      </div>
      {download.progress ? (
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <ProgressBar
              label={`Downloading ${file.filename}`}
              labelHidden
              value={download.progress.loaded}
              max={file.size}
              valueLabel={progressText(download.progress)}
            />
          </div>
          <IconButton
            label={`Cancel download of ${file.filename}`}
            icon={<X aria-hidden="true" />}
            onClick={download.cancel}
          />
        </div>
      ) : null}
    </li>
  )
}
