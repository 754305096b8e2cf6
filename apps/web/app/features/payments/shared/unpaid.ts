import type { ContractMoneyView } from '@guildhall/contract'

/** Dollars that the client has yet to pay. */
export function unpaidUsd({ unpaid }: ContractMoneyView): number {
  return unpaid
}
