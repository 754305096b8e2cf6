import fc from 'fast-check'
import type { Hire } from '../contracts.ts'
import type { TestApp } from '../test-app.ts'
import type { ContractModel } from './contract-model.ts'
import type { Side } from './splits.ts'

type ActKind<Input> = {
  /** How often it is chosen, relative to the others. */
  weight: number
  input: fc.Arbitrary<Input>
  /** Returns the answer's status; 200 for the clock and the operator, 0 if there is nothing to act on. */
  run: (t: TestApp, hire: Hire, input: Input) => Promise<number>
  /** Returns whether it succeeds; null if there is nothing to act on. */
  model: (contract: ContractModel, input: Input) => boolean | null
}

export type MoneyAct = {
  label: string
  run: (t: TestApp, hire: Hire) => Promise<number>
  model: (contract: ContractModel) => boolean | null
}

export function act<Input>(name: string, { weight, input, run, model }: ActKind<Input>) {
  const of = (chosen: Input): MoneyAct => ({
    label: `${name} ${JSON.stringify(chosen)}`,
    run: (t, hire) => run(t, hire, chosen),
    model: (contract) => model(contract, chosen),
  })
  return { weight, of, arbitrary: input.map(of) }
}

export const nothing = fc.constant(null)
export const side = fc.constantFrom<Side>('client', 'freelancer')

export const post = async (who: Hire['client'], url: string, body?: unknown) => (await who.post(url, body)).statusCode

export async function heldCents(t: TestApp, { contractId }: Hire): Promise<number> {
  const held = "select coalesce(sum(cents), 0)::bigint from ledger.balances where owner_id = $1 and account = 'escrow'"
  return Number(await t.value(held, [contractId]))
}
