import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { NetworkError } from '../../api-errors.ts'
import { keyOf } from '../../query-keys.ts'
import type { Progress } from '../../upload-transfer.ts'
import { deliveryQuery, uploadFiles } from './api.ts'

/** `progress` counts the bytes of the files; undefined while nothing is being uploaded. */
export function useUpload(proposalId: string) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const upload = useMutation({
    mutationFn: async ({ files, message }: { files: readonly File[]; message: string }) => {
      const controller = new AbortController()
      running.current = controller
      const total = files.reduce((sum, file) => sum + file.size, 0)
      setProgress({ loaded: 0, total })
      try {
        // The browser's count includes the form's overhead; users expect that of the files.
        await uploadFiles(proposalId, {
          files,
          message,
          signal: controller.signal,
          onProgress: ({ loaded }) => setProgress({ loaded: Math.min(loaded, total), total }),
        })
      } catch (error) {
        if (!(error instanceof NetworkError) || !(await hasArrived())) throw error
      }
    },
    // Awaited, so that the form does not reappear before the delivery does.
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf('deliveries', 'of', proposalId) }),
    onError: () => {
      void client.invalidateQueries({ queryKey: keyOf('deliveries', 'of', proposalId) })
    },
    onSettled: () => setProgress(undefined),
  })

  /** If the connection broke after the last byte, the files may have arrived. */
  async function hasArrived() {
    const question = { ...deliveryQuery(proposalId), staleTime: 0, retry: false } as const
    const delivery = await client.fetchQuery(question).catch(() => undefined)
    return delivery?.deliveryStatus === 'submitted'
  }

  return {
    progress,
    start: upload.mutateAsync,
    cancel: () => running.current?.abort(),
    wasCancelled: () => running.current?.signal.aborted === true,
  }
}
