import { type DisputeView, toCents } from '@guildhall/contract'
import fc from 'fast-check'
import { endClaims } from '../../modules/5-contracts/disputes/end-claims.ts'
import type { Hire } from '../contracts.ts'
import { insertOperator } from '../operators.ts'
import type { TestApp } from '../test-app.ts'
import { act, heldCents, nothing, post, side } from './act.ts'
import { splitOf } from './splits.ts'

/** Few values, so that the two sides often agree. */
const percent = fc.constantFrom(0, 1, 30, 50, 70, 100)
const claim = fc.record({ by: side, percent })

export const disputeActs = {
  open_dispute: act('open_dispute', {
    weight: 1,
    input: claim,
    run: async (t, hire, { by, percent }) =>
      post(hire[by], disputesOf(hire), bodyOf(await heldCents(t, hire), percent)),
    model: (contract, { by, percent }) => contract.openDispute(by, percent),
  }),
  claim: act('claim', {
    weight: 2,
    input: claim,
    run: (_, hire, { by, percent }) =>
      onDispute(hire, ({ _id, total }) =>
        post(hire[by], `/api/disputes/${_id}/claims`, bodyOf(toCents(total), percent)),
      ),
    model: ({ dispute }, { by, percent }) => dispute?.claim(by, percent) ?? null,
  }),
  ask: act('ask', {
    weight: 1,
    input: side,
    run: (_, hire, by) => onDispute(hire, ({ _id }) => post(hire[by], `/api/disputes/${_id}/ask-operator`)),
    model: ({ dispute }, by) => dispute?.ask(by) ?? null,
  }),
  withdraw_dispute: act('withdraw_dispute', {
    weight: 2,
    input: side,
    run: (_, hire, by) => onDispute(hire, ({ _id }) => post(hire[by], `/api/disputes/${_id}/withdraw`)),
    model: ({ dispute }, by) => dispute?.withdraw(by) ?? null,
  }),
  end_claims: act('end_claims', {
    weight: 1,
    input: nothing,
    async run(t, { contractId }) {
      const past = `update disputes set claims_until = now() - interval '1 second' where contract_id = $1 and status = 'open'`
      await t.pool.query(past, [contractId])
      await endClaims(t.deps)
      return 200
    },
    model({ dispute }) {
      dispute?.wait()
      return true
    },
  }),
  decide_dispute: act('decide_dispute', {
    weight: 1,
    input: percent,
    run: (t, hire, percent) =>
      onDispute(hire, async ({ _id, rest }) =>
        post(t.as(await operatorOf(t)), `/api/admin/disputes/${_id}/decide`, bodyOf(toCents(rest), percent)),
      ),
    model: ({ dispute }, percent) => dispute?.decide(percent) ?? null,
  }),
}

const disputesOf = ({ contractId }: Hire) => `/api/contracts/${contractId}/disputes`

function bodyOf(cents: number, percent: number) {
  const { release, refund } = splitOf(cents, percent)
  return { release: release / 100, refund: refund / 100, reason: 'We see it differently.' }
}

async function onDispute(hire: Hire, work: (dispute: DisputeView) => Promise<number>) {
  const [newest] = (await hire.client.get(disputesOf(hire))).json<DisputeView[]>()
  return newest ? work(newest) : 0
}

const operators = new WeakMap<TestApp, ReturnType<typeof insertOperator>>()

function operatorOf(t: TestApp) {
  const operator = operators.get(t) ?? insertOperator(t)
  operators.set(t, operator)
  return operator
}
