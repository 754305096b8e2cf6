import type { PaymentView } from '@guildhall/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../api-errors.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { beginPayment, checkPayment, contractPaymentQuery, openCardForm, useRefreshMoney } from './api.ts'
import type { StripeForm } from './use-stripe-form.ts'

type Ended = { message: string | undefined }
const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** Stripe's script confirms, then our server checks with Stripe. Resumes a payment under way, as after a reload. */
export function useCardPayment(contractId: string) {
  const client = useQueryClient()
  const refresh = useRefreshMoney()
  const { queryKey } = contractPaymentQuery(contractId, () => undefined)
  const known = useQuery(contractPaymentQuery(contractId, () => client.getQueryData(queryKey)))
  const { data: payment = null } = known
  const [pending, setPending] = useState<'pay' | 'confirm' | 'check'>()
  const [error, setError] = useState<unknown>()
  const [notice, setNotice] = useState<string>()
  const [hasTried, setHasTried] = useState(false)

  async function run(what: NonNullable<typeof pending>, task: () => Promise<PaymentView | null>) {
    setPending(what)
    setError(undefined)
    setNotice(undefined)
    try {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, await task())
    } catch (error) {
      setError(error)
    } finally {
      setPending(undefined)
      refresh()
    }
  }

  const isOpen = payment !== null && payment.endedAt === null
  const resume = useEffectEvent((paymentId: string) => void run('check', () => checkPayment(paymentId)))
  const resumed = useRef(false)
  useEffect(() => {
    if (!known.isFetched || resumed.current) return
    resumed.current = true
    if (isOpen && payment) {
      setHasTried(true)
      resume(payment._id)
    }
  }, [known.isFetched, isOpen, payment])

  const wasOpen = useRef(false)
  const finished = useEffectEvent(refresh)
  useEffect(() => {
    if (payment?.endedAt && wasOpen.current) finished()
    wasOpen.current = isOpen
  }, [payment, isOpen])

  /** Asks our server what became of the payment, whatever Stripe's script said. */
  async function finish(paymentId: string, part: Promise<Ended>): Promise<PaymentView> {
    const { message } = await part
    const checked = await checkPayment(paymentId)
    if (checked.status !== 'failed') setNotice(message)
    return checked
  }

  return {
    payment,
    isLoading: known.isPending,
    pending,
    error,
    notice,
    failure: hasTried && payment?.status === 'failed' ? payment.failure : null,
    pay: useSingleFlight(({ stripe, elements }: StripeForm) =>
      run('pay', async () => {
        const { error: mistake } = await elements.submit()
        // Stripe's form shows beside its fields what is missing.
        if (mistake) return payment
        setHasTried(true)
        const { begun, clientSecret } = await beginWithForm(contractId)
        if (!clientSecret) return begun
        const confirmed = stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { return_url: window.location.origin + window.location.pathname },
          redirect: 'if_required',
        })
        return finish(
          begun._id,
          confirmed.then(({ error }) => ({ message: error?.message })),
        )
      }),
    ),
    confirm: useSingleFlight(({ stripe }: Pick<StripeForm, 'stripe'>) =>
      run('confirm', async () => {
        if (!payment) throw new Error('there is no payment to confirm')
        const { clientSecret } = await openCardForm(payment._id)
        return finish(
          payment._id,
          stripe.handleNextAction({ clientSecret }).then(({ error }) => ({ message: error?.message })),
        )
      }),
    ),
  }
}

/** Replaces a payment that has ended meanwhile, such as after a declined card in another tab. */
async function beginWithForm(contractId: string): Promise<{ begun: PaymentView; clientSecret: string | undefined }> {
  for (let tries = 0; ; tries += 1) {
    const begun = await beginPayment(contractId)
    try {
      return { begun, ...(await openCardForm(begun._id)) }
    } catch (error) {
      if (isCode(error, 'payment.charged')) return { begun: await checkPayment(begun._id), clientSecret: undefined }
      if (!isCode(error, 'payment.over') || tries > 0) throw error
    }
  }
}
