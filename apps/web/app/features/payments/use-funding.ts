import type { PaymentView, SandboxCard } from '@guildhall/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { beginPayment, chargeTestCard, confirmWithTestBank, contractPaymentQuery, useRefreshMoney } from './api.ts'

/** Resumes a payment that is under way, such as after a reload. */
export function useFunding(contractId: string, { onPaid }: { onPaid: (payment: PaymentView) => void }) {
  const client = useQueryClient()
  const refresh = useRefreshMoney()
  const { queryKey } = contractPaymentQuery(contractId, () => undefined)
  const { data: payment = null } = useQuery(contractPaymentQuery(contractId, () => client.getQueryData(queryKey)))
  const [pending, setPending] = useState<'pay' | 'approve' | 'refuse'>()
  const [error, setError] = useState<unknown>()
  const [hasTried, setHasTried] = useState(false)

  const wasOpen = useRef(false)
  const finish = useEffectEvent((ended: PaymentView) => {
    if (ended.status === 'succeeded') onPaid(ended)
    refresh()
  })
  useEffect(() => {
    if (payment?.endedAt && wasOpen.current) finish(payment)
    wasOpen.current = payment !== null && payment.endedAt === null
  }, [payment])

  async function run(what: NonNullable<typeof pending>, task: () => Promise<PaymentView>) {
    setPending(what)
    setError(undefined)
    setHasTried(true)
    try {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, await task())
    } catch (error) {
      setError(error)
      refresh()
    } finally {
      setPending(undefined)
    }
  }

  return {
    payment,
    pending,
    error,
    failure: hasTried && payment?.status === 'failed' ? payment.failure : null,
    pay: useSingleFlight((card: SandboxCard) =>
      run('pay', async () => {
        const begun = await beginPayment(contractId)
        // So that its end is noticed, even if the very next answer brings it.
        wasOpen.current = true
        return begun.status === 'pending' ? chargeTestCard(begun._id, card) : begun
      }),
    ),
    answerBank: useSingleFlight((approve: boolean) =>
      run(approve ? 'approve' : 'refuse', async () => {
        if (!payment) throw new Error('there is no payment to confirm')
        return confirmWithTestBank(payment._id, approve)
      }),
    ),
  }
}

export type Funding = ReturnType<typeof useFunding>
