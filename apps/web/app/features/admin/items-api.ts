import type { ItemCellsView, ItemsOfCellView } from '@guildhall/contract'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'

const cellsPath = '/api/admin/item-cells'

export const itemCellsQuery = () =>
  queryOptions({
    queryKey: [...adminKeys.all, 'items'],
    queryFn: ({ signal }) => http.get<ItemCellsView>(cellsPath, { signal }),
  })

export const itemsOfCellQuery = (cell: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'items', cell],
    queryFn: ({ signal }) => http.get<ItemsOfCellView>(`${cellsPath}/${encodeURIComponent(cell)}`, { signal }),
  })

export const putItemBack = (itemId: string, reason: string) =>
  http.postOnce<ItemCellsView>(`/api/admin/items/${encodeURIComponent(itemId)}/return`, { reason })

export const setItemAside = (itemId: string, reason: string) =>
  http.postOnce<ItemCellsView>(`/api/admin/items/${encodeURIComponent(itemId)}/set-aside`, { reason })
