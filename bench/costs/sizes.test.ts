import { expect, test } from 'vitest'
import { type Costs, kindNames, mapCost } from './kinds.ts'
import { populations, sizeFor } from './sizes.ts'

test('ten times as many people need ten times as much of what grows with them', () => {
  const costs = Object.fromEntries(kindNames.map((kind) => [kind, mapCost(() => 4)])) as Costs
  const [, hundredThousand, tenMillion] = populations.map((people) => sizeFor(people, costs))

  expect((tenMillion?.perSecond ?? 0) / (hundredThousand?.perSecond ?? 1)).toBeCloseTo(100, 6)
  expect((tenMillion?.webProcesses ?? 0) / (hundredThousand?.webProcesses ?? 1)).toBeGreaterThan(50)
  expect(tenMillion?.databaseCores).toBeGreaterThan(hundredThousand?.databaseCores ?? 0)
})
