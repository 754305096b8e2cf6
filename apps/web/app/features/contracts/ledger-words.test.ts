import { expect, test } from 'vitest'
import { lineText, signedUsd } from './ledger-words.ts'

test.each([
  ['card_in', -1_200, 'Paid by card', '−$1,200'],
  ['escrow', 1_200, 'Held in escrow', '+$1,200'],
  ['escrow', -1_200, 'Out of escrow', '−$1,200'],
  ['payable', 1_080, 'To the freelancer', '+$1,080'],
  ['platform_fee', 120.5, 'Platform fee', '+$120.50'],
  ['refund_out', 1_200, 'Refunded to the client', '+$1,200'],
] as const)('%s %d reads as %s', (account, amount, text, signed) => {
  expect([lineText({ account, amount }), signedUsd(amount)]).toEqual([text, signed])
})
