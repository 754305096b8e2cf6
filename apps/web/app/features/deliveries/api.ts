import type { DeliverableView, DeliveryVersionView, DeliveryView, RequestChangesBody } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { forgetKey, keyFor } from '../../idempotency.ts'
import { keyOf } from '../../query-keys.ts'
import { type Progress, transfer } from '../../upload-transfer.ts'

const pathOf = (proposalId: string) => `/api/proposals/${encodeURIComponent(proposalId)}/deliverables`

export const deliveryQuery = (proposalId: string) =>
  queryOptions({
    queryKey: keyOf('deliveries', 'of', proposalId),
    queryFn: ({ signal }) => http.get<DeliveryView>(pathOf(proposalId), { signal }),
  })

export const deliveryVersionQuery = (proposalId: string, version: number) =>
  queryOptions({
    queryKey: keyOf('deliveries', 'of', proposalId, version),
    queryFn: ({ signal }) => http.get<DeliveryVersionView>(`${pathOf(proposalId)}/versions/${version}`, { signal }),
  })

/** A refusal means that the delivery has changed. */
function useDecision<Variables>(proposalId: string, decide: (variables: Variables) => Promise<DeliveryView>) {
  const client = useQueryClient()
  const { queryKey } = deliveryQuery(proposalId)
  return useMutation({
    mutationFn: decide,
    onSuccess: (delivery) => {
      client.setQueryData(queryKey, delivery)
    },
    onError: () => {
      void client.invalidateQueries({ queryKey })
    },
  })
}

export const useApproveDelivery = (proposalId: string) =>
  useDecision(proposalId, () => http.postOnce<DeliveryView>(`${pathOf(proposalId)}/approve`, undefined))

export const useRequestChanges = (proposalId: string) =>
  useDecision(proposalId, (body: RequestChangesBody) =>
    http.postOnce<DeliveryView>(`${pathOf(proposalId)}/reject`, body ?? undefined),
  )

export interface Upload {
  files: readonly File[]
  message: string
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** The message goes first, so that the server has read it before the files arrive. */
export async function uploadFiles(proposalId: string, { files, message, ...rest }: Upload): Promise<void> {
  const body = new FormData()
  body.append('message', message)
  for (const file of files) body.append('files', file, file.name)
  const path = pathOf(proposalId)
  const chosen = files.map(({ name, size, lastModified }) => [name, size, lastModified])
  await transfer({ method: 'POST', path, body, idempotencyKey: keyFor(path, { message, chosen }), ...rest })
  forgetKey(path)
}

export function downloadFile(
  proposalId: string,
  file: Pick<DeliverableView, '_id'>,
  rest: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Blob> {
  return transfer({ method: 'GET', path: `${pathOf(proposalId)}/${encodeURIComponent(file._id)}`, ...rest })
}
