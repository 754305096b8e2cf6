import { allProjects } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { TextSample } from '../../../platform/text-search/text-sample.ts'
import { KnownSearches } from './known-searches.ts'

const category = 'Mobile Apps'

/** Every tenth text is about pergolas. Counts how often texts are read. */
function sampleOf(size: number) {
  let reads = 0
  const rows = Array.from({ length: size }, (_, n) => ({
    category,
    createdAt: new Date(n),
    get text() {
      reads += 1
      return n % 10 === 0 ? 'a pergola of oak' : 'a bench of elm'
    },
  }))
  const source = { estimate: async () => 100_000, listAfter: async () => rows }
  return { searches: new KnownSearches(new TextSample(source, () => new Date(0))), readsSoFar: () => reads }
}

test('a new search reads only those sampled texts that have its trigrams', async () => {
  const { searches, readsSoFar } = sampleOf(1_000)
  await searches.prepare()
  const before = readsSoFar()

  const known = await searches.of('pergola')
  const parts = [allProjects, category].map((one) => known.needleIn(one).terms.parts)

  expect(parts).toEqual([['per'], ['per']])
  expect([known.shareIn(allProjects), known.shareIn(category)]).toEqual([0.1, 0.1])
  expect(readsSoFar() - before).toBeLessThanOrEqual(100)
})
