import type { AttachedFilesView, AttachedFileView } from '@guildhall/contract'
import { useState } from 'react'
import { useTransfer } from '../hooks/use-transfer.ts'
import { transfer } from '../upload-transfer.ts'

/** Where the form is, so that an upload goes on while its field is out of sight. */
export function useAttachmentUpload(path: string) {
  const { progress, setProgress, begin } = useTransfer()
  const [problem, setProblem] = useState<string>()

  async function start(files: readonly File[]): Promise<AttachedFileView[]> {
    const body = new FormData()
    for (const file of files) body.append('files', file, file.name)
    const total = files.reduce((sum, { size }) => sum + size, 0)
    setProblem(undefined)
    setProgress({ loaded: 0, total })
    try {
      const answer = await transfer({
        method: 'POST',
        path,
        body,
        signal: begin(),
        onProgress: ({ loaded }) => setProgress({ loaded: Math.min(loaded, total), total }),
      })
      return (JSON.parse(await answer.text()) as AttachedFilesView).attachments
    } finally {
      setProgress(undefined)
    }
  }

  return { progress, problem, setProblem, start }
}

export type AttachmentUpload = ReturnType<typeof useAttachmentUpload>
