import type { DeliverableView } from '@guildhall/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../save-file.ts'
import type { Progress } from '../../upload-transfer.ts'
import { downloadFile } from './api.ts'

export function useDownload(proposalId: string, file: DeliverableView) {
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const download = useMutation({
    mutationFn: async () => {
      const controller = new AbortController()
      running.current = controller
      setProgress({ loaded: 0, total: file.size })
      const bytes = await downloadFile(proposalId, file, {
        signal: controller.signal,
        onProgress: ({ loaded }) => setProgress({ loaded, total: file.size }),
      })
      saveFile(bytes, file.filename)
    },
    onSettled: () => setProgress(undefined),
  })

  return {
    progress,
    start: download.mutateAsync,
    cancel: () => running.current?.abort(),
    wasCancelled: () => running.current?.signal.aborted === true,
  }
}
