import type { OnboardingView, PayoutAccountState, PayoutAccountView } from '@guildhall/contract'
import type { Stripe } from 'stripe'
import type { Deps } from '../../../../deps.ts'
import { assertRow } from '../../../../platform/database/assert-row.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { orUnavailable } from '../../../../platform/stripe/stripe-trouble.ts'
import { hasConfirmedAddress } from '../../../2-people/accounts/shared/has-confirmed-address.ts'
import { findStripeAccount, insertStripeAccount, setAccountReady } from './stripe.queries.ts'

type Asking = { viewerId: string }

/** As last heard, without asking Stripe. */
export async function findPayoutAccountState(
  { stripe }: Pick<Deps, 'stripe'>,
  db: Db,
  userId: string,
): Promise<PayoutAccountState> {
  if (!stripe) return 'not_needed'
  const account = await findStripeAccount(db, userId)
  if (!account) return 'missing'
  return account.isReady ? 'ready' : 'incomplete'
}

/** Makes the freelancer's account at Stripe if there is none, and a link to Stripe's page that asks who they are. */
export async function openOnboarding(deps: Deps, { viewerId }: Asking): Promise<OnboardingView> {
  const { stripe, database, config } = deps
  const { db } = database
  if (!stripe) throw new DomainError('payout.no_account_needed')
  if (!(await hasConfirmedAddress(db, viewerId))) throw new DomainError('payout.address_not_confirmed')
  const { client } = stripe
  const account = (await findStripeAccount(db, viewerId)) ?? (await make())
  const { url } = await orUnavailable(
    client.accountLinks.create({
      account: account.accountId,
      type: 'account_onboarding',
      // Links work once and for some minutes.
      refresh_url: `${config.publicUrl}/earnings?onboarding=expired`,
      return_url: `${config.publicUrl}/earnings?onboarding=done`,
    }),
  )
  return { url }

  async function make() {
    const { id: accountId } = await orUnavailable(
      client.accounts.create(
        {
          // What Stripe calls an Express account: Stripe asks who they are, and shows them their payouts.
          controller: {
            stripe_dashboard: { type: 'express' },
            requirement_collection: 'stripe',
            fees: { payer: 'application' },
            losses: { payments: 'application' },
          },
          capabilities: { transfers: { requested: true } },
          // We pay out on withdrawal, not on Stripe's schedule.
          settings: { payouts: { schedule: { interval: 'manual' } } },
          metadata: { guildhall_id: viewerId },
        },
        { idempotencyKey: `account-${viewerId}` },
      ),
    )
    await insertStripeAccount(db, { userId: viewerId, accountId, at: deps.clock() })
    const recorded = await findStripeAccount(db, viewerId)
    assertRow(recorded, 'an inserted account')
    return recorded
  }
}

export async function checkPayoutAccount(deps: Deps, { viewerId }: Asking): Promise<PayoutAccountView> {
  const { db } = deps.database
  const account = deps.stripe ? await findStripeAccount(db, viewerId) : undefined
  if (deps.stripe && account) await orUnavailable(readAccount(deps, deps.stripe.client, account.accountId))
  return { state: await findPayoutAccountState(deps, db, viewerId) }
}

export async function readAccount(deps: Deps, client: Stripe, accountId: string): Promise<void> {
  const { payouts_enabled: isEnabled, capabilities } = await client.accounts.retrieve(accountId)
  const isReady = isEnabled && capabilities?.transfers === 'active'
  await setAccountReady(deps.database.db, accountId, { isReady, at: deps.clock() })
}
