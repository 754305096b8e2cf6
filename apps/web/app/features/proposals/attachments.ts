import type { ProposalFilesView, ProposalFileView } from '@guildhall/contract'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../save-file.ts'
import { type Progress, transfer } from '../../upload-transfer.ts'

export function useAttachmentUpload() {
  const { progress, setProgress, begin } = useTransfer()
  const [problem, setProblem] = useState<string>()

  async function start(files: readonly File[]): Promise<ProposalFileView[]> {
    const body = new FormData()
    for (const file of files) body.append('files', file, file.name)
    const total = files.reduce((sum, { size }) => sum + size, 0)
    setProblem(undefined)
    setProgress({ loaded: 0, total })
    try {
      const answer = await transfer({
        method: 'POST',
        path: '/api/proposal-files',
        body,
        signal: begin(),
        onProgress: ({ loaded }) => setProgress({ loaded: Math.min(loaded, total), total }),
      })
      return (JSON.parse(await answer.text()) as ProposalFilesView).attachments
    } finally {
      setProgress(undefined)
    }
  }

  return { progress, problem, setProblem, start }
}

export type AttachmentUpload = ReturnType<typeof useAttachmentUpload>

export function useAttachmentDownload(proposalId: string, { _id, filename, size }: ProposalFileView) {
  const { progress, setProgress, begin } = useTransfer()

  async function start() {
    setProgress({ loaded: 0, total: size })
    try {
      const bytes = await transfer({
        method: 'GET',
        path: `/api/proposals/${encodeURIComponent(proposalId)}/attachments/${encodeURIComponent(_id)}`,
        signal: begin(),
        onProgress: ({ loaded }) => setProgress({ loaded, total: size }),
      })
      saveFile(bytes, filename)
    } finally {
      setProgress(undefined)
    }
  }

  return { progress, start }
}

function useTransfer() {
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  function begin() {
    const controller = new AbortController()
    running.current = controller
    return controller.signal
  }
  return { progress, setProgress, begin }
}
