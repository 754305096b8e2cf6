import type { DataExportsView, DataExportView, DeleteAccountBody, DeletionView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { saveFile } from '../../save-file.ts'

const keys = { exports: ['data-exports'], deletion: ['account-deletion'] } as const
/** A small copy is ready within seconds. */
const pollMs = 3_000

export const isPreparing = ({ exports }: DataExportsView) => exports.some(({ state }) => state === 'preparing')

export const exportsQuery = queryOptions({
  queryKey: keys.exports,
  queryFn: ({ signal }) => http.get<DataExportsView>('/api/account/exports', { signal }),
  refetchInterval: ({ state }) => (state.data && isPreparing(state.data) ? pollMs : false),
})

export const deletionQuery = queryOptions({
  queryKey: keys.deletion,
  queryFn: ({ signal }) => http.get<DeletionView>('/api/account/deletion', { signal }),
  staleTime: 0,
})

export function useRequestExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.postOnce<DataExportView>('/api/account/exports', undefined),
    onSettled: () => client.invalidateQueries({ queryKey: keys.exports }),
  })
}

export function useDownloadExport() {
  return useMutation({
    mutationFn: async ({ _id, requestedAt }: DataExportView) => {
      const path = `/api/account/exports/${encodeURIComponent(_id)}/file`
      const { bytes } = await http.getFile(path, 'application/zip', { timeoutMs: Number.POSITIVE_INFINITY })
      saveFile(bytes, `guildhall-${requestedAt.slice(0, 10)}.zip`)
    },
  })
}

export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DeleteAccountBody) => http.post<null>('/api/account/deletion', body),
    onError: () => client.invalidateQueries({ queryKey: keys.deletion }),
  })
}
