import type { ContractMoneyView } from '@guildhall/contract'

/** In dollars. */
export function unpaidUsd({ unpaid }: ContractMoneyView): number {
  return unpaid
}
