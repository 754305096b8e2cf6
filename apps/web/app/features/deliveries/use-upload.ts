import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { NetworkError } from '../../http.ts'
import type { Progress } from '../../upload-transfer.ts'
import { deliveryKeys, deliveryQuery, uploadFiles } from './api.ts'

/**
 * Uploads a new version. `progress` counts the bytes of the files and is there while they are on their way; what was
 * chosen stays with the form, so a failed upload is started again with the same arguments.
 */
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
        // The browser counts the envelope too; people count their files.
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
    // Awaited, so that the form gives way to the delivery without showing itself once more in between.
    onSuccess: () => client.invalidateQueries({ queryKey: deliveryKeys.one(proposalId) }),
    onError: () => {
      void client.invalidateQueries({ queryKey: deliveryKeys.one(proposalId) })
    },
    onSettled: () => setProgress(undefined),
  })

  /** When the line broke after the last byte, the files may be there and only the answer was lost. */
  async function hasArrived() {
    const question = { ...deliveryQuery(proposalId), staleTime: 0, retry: false } as const
    const delivery = await client.fetchQuery(question).catch(() => undefined)
    return delivery?.deliveryStatus === 'submitted'
  }

  return {
    progress,
    start: upload.mutateAsync,
    cancel: () => running.current?.abort(),
    /** Whether a failure was the sender's own doing. */
    wasCancelled: () => running.current?.signal.aborted === true,
  }
}
