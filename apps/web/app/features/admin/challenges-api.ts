import type { ChallengedItemDetailView, ChallengedItemsView, CorrectionBody } from '@guildhall/contract'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'

const path = '/api/admin/challenges'
const itemPath = (itemId: string) => `${path}/${encodeURIComponent(itemId)}`

export const challengedItemsQuery = () =>
  queryOptions({
    queryKey: [...adminKeys.all, path],
    queryFn: ({ signal }) => http.get<ChallengedItemsView>(path, { signal }),
  })
export const challengedItemQuery = (itemId: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, itemPath(itemId)],
    queryFn: ({ signal }) => http.get<ChallengedItemDetailView>(itemPath(itemId), { signal }),
  })

export const decideChallenge = (itemId: string, body: CorrectionBody) =>
  http.postOnce<ChallengedItemDetailView>(`${itemPath(itemId)}/decision`, body)
