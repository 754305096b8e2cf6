import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { britishSpellings } from '../packages/content/src/american-spelling.ts'

const checkout = path.join(import.meta.dirname, '..')
const ours = [
  '*.{md,cjs,ts,yaml}',
  '{apps,packages,scripts,bench,e2e,install-tests,docs,ops}/**/*.{ts,tsx,cjs,mjs,md,css,yml,yaml}',
]
const made = new Set(['node_modules', 'build', 'dist', '.react-router'])
/** Written as by people of many countries, about spelling itself, or checked by `npm run content:check`. */
const notOurs =
  /^(apps\/server\/src\/demo\/|packages\/content\/(?!src\/[^/]+$|scripts\/|README)|bench\/words\.ts)|american-spelling|search-words|generic-words|spelling\.test/
/** Usual in America, too; `cancelled` is a state that the API names. */
const usual = /^(cancelled|catalogues?|afterwards)$/i

/** As words, with `aria-labelledby` left out. */
const wordsOf = (line: string) =>
  line
    .replaceAll(/labelled_?by/gi, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[`._(]/g, ' ')

test('code, comments, screens and documents are spelled as in America', () => {
  const files = globSync(ours, { cwd: checkout, exclude: (name) => made.has(path.basename(name)) })
  const checked = files.filter((file) => !notOurs.test(file))

  const found = checked.flatMap((file) =>
    readFileSync(path.join(checkout, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        britishSpellings(wordsOf(line))
          .filter((word) => !usual.test(word))
          .map((word) => `${file}:${index + 1} ${word}`),
      ),
  )

  expect(checked.length).toBeGreaterThan(2_000)
  expect(found).toEqual([])
})
