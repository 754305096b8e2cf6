import type { SavedUnitsView, UnitListView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'

const savedKey = (userId: string) => ['units', 'saved by', userId] as const

export const savedUnitsQuery = (userId: string) =>
  queryOptions({
    queryKey: savedKey(userId),
    queryFn: async ({ signal }) => (await http.get<UnitListView>('/api/units', { signal })).saved,
  })

export const unitPdfPath = (unitId: string) => `/api/units/${encodeURIComponent(unitId)}/pdf`

export function useSaveUnit(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ unitId, saved }: { unitId: string; saved: boolean }) =>
      http.put<SavedUnitsView>(`/api/units/${encodeURIComponent(unitId)}/saved`, { saved }),
    onSuccess: async ({ saved }) => {
      // A fetch that began before this change must not land after it.
      await client.cancelQueries({ queryKey: savedKey(userId) })
      client.setQueryData(savedKey(userId), saved)
    },
  })
}
