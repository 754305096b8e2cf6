import { type ContractMoneyView, toCents, toDollars } from '@guildhall/contract'

/** Dollars that the client has yet to pay. */
export function unpaidUsd({ amount, held, disputed, cardDisputed, released, refunded }: ContractMoneyView): number {
  const parts = [held, disputed, cardDisputed, released, refunded]
  return toDollars(parts.reduce((left, part) => left - toCents(part), toCents(amount)))
}
