import { type FeesView, feeCents, formatUsd, toCents, toDollars } from '@guildhall/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '../../../http.ts'

const feesQuery = () =>
  queryOptions({
    queryKey: ['fees'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => http.get<FeesView>('/api/fees', { signal }),
  })

export interface FeeTexts {
  share: string
  earnings: string
}

/** The fee in words for a contract of this many dollars. Undefined while it is not known. */
export function useFee(usd: number | undefined): FeeTexts | undefined {
  const fees = useQuery(feesQuery()).data
  return fees && usd !== undefined ? feeTexts(usd, fees.feeBps) : undefined
}

export function feeTexts(usd: number, feeBps: number): FeeTexts {
  const cents = toCents(usd)
  return {
    share: `${(feeBps / 100).toLocaleString('en-US')}%`,
    earnings: formatUsd(toDollars(cents - feeCents(cents, feeBps))),
  }
}
