import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { wordPieces } from './word-pieces.rules.ts'

test('a word of eight letters keeps a piece of five, and seven letters keep none', () => {
  expect([...wordPieces('a sign of a keystone')]).toEqual(['eysto'])
  expect([...wordPieces('a keyston')]).toEqual([])
})

const letters = fc.string({ unit: fc.constantFrom(...'aabcdestzßжя字ᚦ -.💅\u0301'), maxLength: 30 })

test('whatever is around it, what a text keeps of its part is all that the part keeps', () => {
  const property = fc.property(letters, letters, letters, (before, part, after) => {
    const kept = wordPieces(before + part + after)
    for (const piece of wordPieces(part)) expect(kept).toContain(piece)
  })

  fc.assert(property, { numRuns: 2_000 })
})

test('the database computes the same for projects that were saved without pieces', async () => {
  const t = await startTestApp()
  const texts = fc.sample(letters, { numRuns: 500, seed: 1 })
  const tried = [...texts, 'größenverhältnisse', 'приветствие', '网站设计和标志设计', 'x'.repeat(20_000)]

  const kept = await t.value('select json_agg(long_word_pieces(text)) from unnest($1::text[]) text', [tried])

  const sorted = (lists: Iterable<string>[]) => lists.map((list) => [...list].sort())
  expect(sorted(kept as string[][])).toEqual(sorted(tried.map(wordPieces)))
})
