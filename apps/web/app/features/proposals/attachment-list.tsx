import { formatFileSize, type ProposalFileView } from '@guildhall/contract'
import { Download, FileText } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { useAttachmentDownload } from './attachments.ts'

export function AttachmentList({ proposalId, files }: { proposalId: string; files: readonly ProposalFileView[] }) {
  if (files.length === 0) return null
  return (
    <div className="max-w-prose">
      <p className="mb-1.5 text-xs text-muted">Attached</p>
      <ul aria-label="Attached files" className="divide-y divide-line rounded-md border border-line">
        {files.map((file) => (
          <AttachmentRow key={file._id} proposalId={proposalId} file={file} />
        ))}
      </ul>
    </div>
  )
}

function AttachmentRow({ proposalId, file }: { proposalId: string; file: ProposalFileView }) {
  const { progress, start } = useAttachmentDownload(proposalId, file)
  const nameId = useId()
  return (
    <li className="flex items-center gap-3 py-1.5 pr-1.5 pl-3">
      <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 text-sm">
        <span id={nameId} className="font-medium break-all">
          {file.filename}
        </span>{' '}
        <span className="text-muted">{formatFileSize(file.size)}</span>
      </p>
      <Button
        size="sm"
        aria-describedby={nameId}
        pending={progress !== undefined}
        onClick={() => {
          start().catch(() => notify.error('Failed to download file. Please try again.'))
        }}
      >
        <Download aria-hidden="true" />
        Download
      </Button>
    </li>
  )
}
