import { type ContractMoneyView, toCents, toDollars } from '@guildhall/contract'

/** Dollars that the client has yet to pay. */
export function unpaidUsd({ amount, held, disputed, released, refunded }: ContractMoneyView): number {
  return toDollars([held, disputed, released, refunded].reduce((left, part) => left - toCents(part), toCents(amount)))
}
