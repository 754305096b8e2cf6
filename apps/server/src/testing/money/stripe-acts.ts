import type { CardFormView } from '@guildhall/contract'
import fc from 'fast-check'
import { applyProviderEvent } from '../../modules/5-contracts/payments/stripe/apply-event.ts'
import type { Hire } from '../contracts.ts'
import { intentOf, type StripeApp } from '../stripe.ts'
import { type Intent, StripeRefusal } from '../stripe-objects.ts'
import { signEvent } from '../stripe-server.ts'
import type { StripeCard } from '../stripe-state.ts'
import type { TestApp } from '../test-app.ts'
import { act, nothing } from './act.ts'

const cards: StripeCard[] = ['succeeds', 'succeeds', 'needs_action', 'processing', 'declined']

/** Acts of the client, their bank and Stripe, with the events they cause. They have no model. */
export function stripeActs({ stripe, openForm, post, intentsOf }: StripeApp) {
  const { state } = stripe
  const kind = <Input>(
    name: string,
    input: fc.Arbitrary<Input>,
    run: (t: TestApp, hire: Hire, input: Input) => Promise<number>,
  ) => act(name, { weight: 1, input, run, model: () => null })

  async function onIntent(t: TestApp, { contractId }: Hire, work: (intent: Intent) => unknown): Promise<number> {
    const newest = 'select id from payments where contract_id = $1 order by created_at desc, id limit 1'
    const intent = intentsOf(String(await t.value(newest, [contractId]))).at(-1)
    return intent ? atStripe(() => work(intent)) : 0
  }

  return {
    card: kind('card', fc.constantFrom(...cards), async (t, hire, card) => {
      const open = 'select id from payments where contract_id = $1 and ended_at is null'
      const paymentId = (await t.value(open, [hire.contractId])) as string | undefined
      if (!paymentId) return 0
      const form = await openForm(hire, paymentId)
      if (form.statusCode !== 200) return form.statusCode
      return atStripe(() => state.confirm(intentOf(form.json<CardFormView>()), card))
    }),
    bank: kind('bank', fc.boolean(), (t, hire, approve) =>
      onIntent(t, hire, ({ id }) => state.answerBank(id, approve)),
    ),
    finish: kind('finish', nothing, (t, hire) =>
      onIntent(t, hire, ({ id, status }) => status === 'processing' && state.finishProcessing(id)),
    ),
    take_back: kind('take_back', nothing, (t, hire) =>
      onIntent(t, hire, ({ id, status }) => {
        const isTaken = [...state.disputes.values()].some(({ payment_intent: intentId }) => intentId === id)
        return status === 'succeeded' && !isTaken && state.dispute(id)
      }),
    ),
    close_dispute: kind('close_dispute', fc.constantFrom('won', 'lost'), (t, hire, outcome) =>
      onIntent(t, hire, ({ id }) => {
        const open = [...state.disputes.values()].find(
          (dispute) => dispute.payment_intent === id && dispute.status === 'needs_response',
        )
        return open && state.closeDispute(open.id, outcome)
      }),
    ),
    /** Any of the latest events, delivered twice at the same time. */
    webhook: kind('webhook', fc.nat(5), async (t, _, age) => {
      const event = state.events.at(-1 - age)
      if (!event) return 0
      const { body, signature } = signEvent(event)
      const again = async () => {
        const { statusCode } = await post(body, signature)
        await applyProviderEvent(t.deps, { eventId: event.id })
        return statusCode
      }
      return Math.max(...(await Promise.all([again(), again()])))
    }),
  }
}

function atStripe(work: () => unknown): number {
  try {
    work()
    return 200
  } catch (error) {
    if (error instanceof StripeRefusal) return error.status
    throw error
  }
}
