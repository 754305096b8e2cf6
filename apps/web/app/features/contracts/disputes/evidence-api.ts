import type { DisputeEvidenceView } from '@guildhall/contract'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

const one = (disputeId: string) => `/api/disputes/${encodeURIComponent(disputeId)}`

export const evidenceQuery = (disputeId: string) =>
  queryOptions({
    queryKey: keyOf('contracts', 'evidence', disputeId),
    queryFn: ({ signal }) => http.get<DisputeEvidenceView>(`${one(disputeId)}/evidence`, { signal }),
  })

export const fetchEvidencePdf = (disputeId: string) => http.getFile(`${one(disputeId)}/evidence.pdf`, 'application/pdf')
