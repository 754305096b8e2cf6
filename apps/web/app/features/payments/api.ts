import type {
  CardFormView,
  EarningsView,
  OnboardingView,
  PaymentSumsView,
  PaymentView,
  PayoutAccountView,
  PayoutBody,
  PayoutView,
  SandboxCard,
} from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'

const pageLimit = 24
const pollMs = 2_000
const aMinuteMs = 60_000

const pathOf = (paymentId: string) => `/api/payments/${encodeURIComponent(paymentId)}`
const listPath = (path: string, cursor: string) =>
  `${path}?${new URLSearchParams({ limit: String(pageLimit), ...(cursor ? { cursor } : {}) })}`

export const paymentsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('payments', 'paid by', userId),
    queryFn: ({ signal, pageParam }) => http.getList<PaymentView>(listPath('/api/payments', pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isAboutToHaveReceipt)) ? pollMs : false,
  })

/** Receipts get their numbers shortly after the payment. */
function isAboutToHaveReceipt({ receipt, refunds, endedAt }: PaymentView): boolean {
  const notes = [receipt, ...refunds.map(({ creditNote }) => creditNote)]
  const newest = refunds.at(-1)?.createdAt ?? endedAt ?? ''
  return notes.some((note) => note?.number === null) && Date.now() - new Date(newest).getTime() < aMinuteMs
}

export const paymentSumsQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('payments', 'sums of', userId),
    queryFn: ({ signal }) => http.get<PaymentSumsView>('/api/payments/sums', { signal }),
  })

export const receiptPath = (receiptId: string) => `/api/receipts/${encodeURIComponent(receiptId)}/pdf`
export const yearPath = (year: string, format: 'csv' | 'pdf') => `/api/earnings/${year}/statement.${format}`
export const payoutLedgerPath = '/api/payouts/ledger.csv'

export const payoutsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('payments', 'withdrawn by', userId),
    queryFn: ({ signal, pageParam }) => http.getList<PayoutView>(listPath('/api/payouts', pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const earningsQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('payments', 'earned by', userId),
    queryFn: ({ signal }) => http.get<EarningsView>('/api/earnings', { signal }),
  })

const newestOf = (contractId: string) => new URLSearchParams({ contractId, limit: '1' })

/** The newest payment, or null. Polls until the bank has answered. */
export const contractPaymentQuery = (contractId: string, known: () => PaymentView | null | undefined) =>
  queryOptions({
    queryKey: keyOf('payments', 'of contract', contractId),
    queryFn: async ({ signal }): Promise<PaymentView | null> => {
      const last = known()
      if (last && !last.endedAt) return http.get<PaymentView>(pathOf(last._id), { signal })
      const { items } = await http.getList<PaymentView>(`/api/payments?${newestOf(contractId)}`, { signal })
      return items[0] ?? null
    },
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollMs : false),
  })

export const beginPayment = (contractId: string) =>
  http.postOnce<PaymentView>(`/api/contracts/${encodeURIComponent(contractId)}/payments`, undefined)

/** Returns the payment as it is if it was charged before, such as by another tab. */
export async function chargeTestCard(paymentId: string, card: SandboxCard): Promise<PaymentView> {
  try {
    return await http.postOnce<PaymentView>(`${pathOf(paymentId)}/test-card`, { card })
  } catch (error) {
    return paymentAfterRefusal(paymentId, error, ['payment.charged', 'payment.over'])
  }
}

export async function confirmWithTestBank(paymentId: string, approve: boolean): Promise<PaymentView> {
  try {
    return await http.postOnce<PaymentView>(`${pathOf(paymentId)}/test-confirmation`, { approve })
  } catch (error) {
    return paymentAfterRefusal(paymentId, error, ['payment.nothing_to_confirm'])
  }
}

/** Throws `payment.over` and `payment.charged`. */
export const openCardForm = (paymentId: string) => http.post<CardFormView>(`${pathOf(paymentId)}/card-form`, undefined)

export const checkPayment = (paymentId: string) => http.post<PaymentView>(`${pathOf(paymentId)}/check`, undefined)

export const setUpPayoutAccount = () => http.post<OnboardingView>('/api/payout-account/onboarding', undefined)

function paymentAfterRefusal(paymentId: string, error: unknown, codes: readonly string[]): Promise<PaymentView> {
  if (error instanceof ApiError && codes.includes(error.code)) return http.get<PaymentView>(pathOf(paymentId))
  throw error
}

export function useWithdraw() {
  const refresh = useRefreshMoney()
  return useMutation({
    mutationFn: (body: PayoutBody) => http.postOnce<PayoutView>('/api/payouts', body),
    // Also after a refusal: another tab may have withdrawn.
    onSettled: refresh,
  })
}

/** `isBack`: the freelancer returns from Stripe's page, so it asks at once. */
export function useCheckPayoutAccount({ isBack }: { isBack: boolean }) {
  const refresh = useRefreshMoney()
  const check = useMutation({
    mutationFn: () => http.post<PayoutAccountView>('/api/payout-account/check', undefined),
    onSettled: refresh,
  })
  const asked = useRef(false)
  const ask = useEffectEvent(() => check.mutate())
  useEffect(() => {
    if (!isBack || asked.current) return
    asked.current = true
    ask()
  }, [isBack])
  return check
}

export function useRefreshMoney() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: keyOf('payments') })
    void client.invalidateQueries({ queryKey: keyOf('contracts') })
  }
}
