import { expect, test } from 'vitest'
import { feeTexts } from './fees.ts'

test.each([
  { usd: 1_200, feeBps: 1_000, share: '10%', earnings: '$1,080' },
  { usd: 0.19, feeBps: 1_000, share: '10%', earnings: '$0.18' },
  { usd: 1_000, feeBps: 750, share: '7.5%', earnings: '$925' },
  { usd: 80, feeBps: 0, share: '0%', earnings: '$80' },
])('of $usd at $feeBps basis points the freelancer gets $earnings', ({ usd, feeBps, ...texts }) => {
  expect(feeTexts(usd, feeBps)).toEqual(texts)
})
