import type { CardFormView, OnboardingView, PaymentView } from '@guildhall/contract'
import { afterAll, expect } from 'vitest'
import type { Deps } from '../deps.ts'
import { auditLedger, describeAudit } from '../modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import type { Hire } from './contracts.ts'
import type { StripeEvent } from './stripe-objects.ts'
import { signEvent, startStripeServer } from './stripe-server.ts'
import type { StripeCard } from './stripe-state.ts'
import { startTestApp } from './test-app.ts'

export type StripeApp = Awaited<ReturnType<typeof startStripeApp>>

/** For all tests of a file, which share the database and a local server that speaks Stripe's protocol. */
export async function startStripeApp(settings: Partial<Pick<Deps['config'], 'logLevel'>> = {}) {
  const stripe = await startStripeServer()
  afterAll(stripe.stop)
  const t = await startTestApp({ ...settings, stripe: stripe.config })

  const post = (body: string, signature: string) =>
    t.anonymous.post('/api/webhooks/stripe', body, {
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })

  return {
    t,
    stripe,
    post,
    async deliver(event: StripeEvent | undefined, sign: Parameters<typeof signEvent>[1] = {}) {
      if (!event) throw new Error('there is no such event')
      const { body, signature } = signEvent(event, sign)
      expect((await post(body, signature)).json()).toEqual({ received: true })
      await t.runJobs()
    },
    async begin({ client, contractId }: Hire) {
      return (await client.post(`/api/contracts/${contractId}/payments`)).json<PaymentView>()
    },
    openForm: ({ client }: Hire, paymentId: string) => client.post(`/api/payments/${paymentId}/card-form`),
    check: async ({ client }: Hire, paymentId: string) =>
      (await client.post(`/api/payments/${paymentId}/check`)).json<PaymentView>(),
    async nameCard(hire: Hire, card: StripeCard = 'succeeds') {
      const { _id: paymentId } = await this.begin(hire)
      const answer = await this.openForm(hire, paymentId)
      expect(answer.statusCode, answer.body).toBe(200)
      const intentId = intentOf(answer.json<CardFormView>())
      stripe.state.confirm(intentId, card)
      return { paymentId, intentId }
    },
    async pay(hire: Hire) {
      const named = await this.nameCard(hire)
      expect(await this.check(hire, named.paymentId)).toMatchObject({ status: 'succeeded' })
      return named
    },
    async onboard({ freelancer }: Hire) {
      const { url } = (await freelancer.post('/api/payout-account/onboarding')).json<OnboardingView>()
      const accountId = url.split('/')[4] ?? ''
      stripe.state.finishOnboarding(accountId)
      expect((await freelancer.post('/api/payout-account/check')).json()).toEqual({ state: 'ready' })
      return accountId
    },
    lastEvent: (type: string) => stripe.state.events.findLast((event) => event.type === type),
    intentsOf: (paymentId: string) =>
      [...stripe.state.intents.values()].filter(({ metadata }) => metadata.guildhall_id === paymentId),
    of({ freelancerUser: { id } }: Hire) {
      const { accounts, transfers, payouts } = stripe.state
      const own = [...accounts.values()].filter(({ metadata }) => metadata.guildhall_id === id)
      const isOwn = (accountId: string) => own.some((account) => account.id === accountId)
      return {
        accounts: own,
        transfers: [...transfers.values()].filter(({ destination }) => isOwn(destination)),
        payouts: [...payouts.values()].filter(({ account }) => isOwn(account)),
      }
    },
    async expectSoundLedger() {
      expect(describeAudit(await auditLedger(t.db))).toMatch(/^The ledger is sound/)
    },
  }
}

export const intentOf = ({ clientSecret }: CardFormView) => clientSecret.split('_secret_')[0] ?? ''
