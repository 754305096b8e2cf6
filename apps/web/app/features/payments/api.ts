import type {
  CardFormView,
  EarningsView,
  OnboardingView,
  PaymentView,
  PayoutAccountView,
  PayoutBody,
  PayoutView,
  SandboxCard,
} from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError, http } from '../../http.ts'

const all = ['payments'] as const
/** Of features/contracts. */
const contracts = ['contracts'] as const
const pageLimit = 24

const pathOf = (paymentId: string) => `/api/payments/${encodeURIComponent(paymentId)}`
const listPath = (path: string, cursor: string) =>
  `${path}?${new URLSearchParams({ limit: String(pageLimit), ...(cursor ? { cursor } : {}) })}`

export const paymentsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'paid by', userId],
    queryFn: ({ signal, pageParam }) => http.getList<PaymentView>(listPath('/api/payments', pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const payoutsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'withdrawn by', userId],
    queryFn: ({ signal, pageParam }) => http.getList<PayoutView>(listPath('/api/payouts', pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const earningsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...all, 'earned by', userId],
    queryFn: ({ signal }) => http.get<EarningsView>('/api/earnings', { signal }),
  })

const pollMs = 2_000

/** The newest payment for a contract, or null. While the bank has not answered, it is asked for again and again. */
export const contractPaymentQuery = (contractId: string, known: () => PaymentView | null | undefined) =>
  queryOptions({
    queryKey: [...all, 'of contract', contractId],
    queryFn: async ({ signal }): Promise<PaymentView | null> => {
      const last = known()
      if (last && !last.endedAt) return http.get<PaymentView>(pathOf(last._id), { signal })
      const { items } = await http.getList<PaymentView>(listPath('/api/payments', ''), { signal })
      return items.find((payment) => payment.contractId === contractId) ?? null
    },
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollMs : false),
  })

export const beginPayment = (contractId: string) =>
  http.postOnce<PaymentView>(`/api/contracts/${encodeURIComponent(contractId)}/payments`, undefined)

/** Answers with the payment as it is when it was charged before, such as by another tab or a lost answer. */
export async function chargeTestCard(paymentId: string, card: SandboxCard): Promise<PaymentView> {
  try {
    return await http.post<PaymentView>(`${pathOf(paymentId)}/test-card`, { card })
  } catch (error) {
    return asItIs(paymentId, error, ['payment.charged', 'payment.over'])
  }
}

export async function confirmWithTestBank(paymentId: string, approve: boolean): Promise<PaymentView> {
  try {
    return await http.post<PaymentView>(`${pathOf(paymentId)}/test-confirmation`, { approve })
  } catch (error) {
    return asItIs(paymentId, error, ['payment.nothing_to_confirm'])
  }
}

/** What Stripe's form needs. Throws `payment.over` and `payment.charged`. */
export const openCardForm = (paymentId: string) => http.post<CardFormView>(`${pathOf(paymentId)}/card-form`, undefined)

/** Lets the server ask the provider what became of the payment. */
export const checkPayment = (paymentId: string) => http.post<PaymentView>(`${pathOf(paymentId)}/check`, undefined)

export const setUpPayoutAccount = () => http.post<OnboardingView>('/api/payout-account/onboarding', undefined)

function asItIs(paymentId: string, error: unknown, codes: readonly string[]): Promise<PaymentView> {
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

/** Asks Stripe whether it can pay this freelancer now. `isBack`: at once, as they come from its page. */
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

/** Refetches all that shows where money is. */
export function useRefreshMoney() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: all })
    void client.invalidateQueries({ queryKey: contracts })
  }
}
