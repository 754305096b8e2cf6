import { describe, expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import type { Block, DocumentContent } from './document.ts'
import { makePdf } from './make-pdf.ts'

const madeAt = new Date('2026-01-01T00:00:00Z')
const documentOf = (blocks: Block[], texts: Partial<DocumentContent> = {}): DocumentContent => ({
  title: 'A bench of oak',
  eyebrow: 'Learning unit 1 of 2',
  address: 'https://guildhall.example/learning/bench',
  blocks,
  ...texts,
})
const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const made = async (content: DocumentContent) => readPdf(await makePdf(content, madeAt))

test('a document says its title and language, and what is a heading', async () => {
  const { title, language, roles, outline, text } = await made(
    documentOf([
      { kind: 'heading', level: 2, text: 'Joints' },
      paragraph('Use the `dovetail` one.'),
      { kind: 'heading', level: 3, text: 'Glue' },
      { kind: 'list', marks: 'numbers', items: ['Hide', 'Bone'] },
      { kind: 'code', text: 'saw()' },
    ]),
  )

  expect({ title, language }).toEqual({ title: 'A bench of oak', language: 'en' })
  expect(outline).toEqual(['A bench of oak', '  Joints', '    Glue'])
  expect(roles).toEqual(
    expect.arrayContaining(['Document', 'H1', 'H2', 'H3', 'P', 'Link', 'L', 'LI', 'Lbl', 'LBody', 'Code']),
  )
  expect(text).toContain('Use the dovetail one.')
  expect(text).toContain('1. Hide 2. Bone')
})

test('a table is one, with heads on each of its pages, and its cells keep what they hold', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`Row \`${index}\` of all, שלום`, `$1,${100 + index}.10`])
  const columns = [
    { share: 0.6, head: 'What' },
    { share: 0.4, head: 'Amount', align: 'end' },
  ] as const

  const { pages, text, roles } = await made(documentOf([{ kind: 'table', columns, rows, hasRowHeads: true }]))

  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toMatch(/What\s+Amount/)
  expect(text).toMatch(/Row `89` of all,.*\$1,189\.10/)
  const count = (role: string) => roles.filter((each) => each === role).length / pages.length
  expect([count('Table'), count('TR'), count('TH'), count('TD')]).toEqual([1, 91, 92, 90])
})

test('every page says which one it is, and later ones what they belong to', async () => {
  const { pages } = await made(
    documentOf(Array.from({ length: 60 }, (_, index) => paragraph(`Step ${index}. `.repeat(30)))),
  )

  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} of ${pages.length}`)
  for (const page of pages.slice(1)) expect(page).toContain('A bench of oak')
})

test.each([
  { script: 'Latin', text: 'Łódź, ąęő, Đặng, ŵ, ß, “quoted” — and … more' },
  { script: 'Vietnamese', text: 'Tiếng Việt: ệ ữ ơ' },
  { script: 'Greek', text: 'Ελληνικά, ἀρχή' },
  { script: 'Cyrillic', text: 'Привет, Ђорђе, Ґалаґан' },
  { script: 'symbols', text: '→ ≤ ≥ ≠ × ± € ₿ ✓ ∑ √ • ° §' },
  { script: 'Chinese, Japanese and Korean', text: '中文 日本語テスト 한국어' },
  { script: 'pictographs', text: 'ready 🚀 and ✅ done' },
  { script: 'decomposed', text: 'Cafe\u0301' },
])('$script text comes out as it went in', async ({ text }) => {
  const { text: read } = await made(documentOf([paragraph(text), { kind: 'heading', level: 2, text: `Of ${text}` }]))

  expect(read).toContain(text.normalize('NFC'))
  expect(read).toContain(`Of ${text.normalize('NFC')}`)
})

test('code keeps its signs, whatever the font would make of them', async () => {
  const code = 'const one = (a) => a !== 2\n  if (one >= 3) {\n    // → café <= 4\n  }\n\nend'

  const { pages } = await made(documentOf([{ kind: 'code', text: code }]))

  for (const line of code.split('\n')) expect(pages.join('\n')).toContain(line.trim())
})

test('two characters that look alike stay what they are, from one document to the next', async () => {
  await made(documentOf([paragraph('hyphen \u2010 and ohm \u2126 and micro \u00b5')]))

  const { text } = await made(documentOf([paragraph('a-b and \u03a9 and \u03bc')]))

  expect(text).toContain('a-b and \u03a9 and \u03bc')
})

describe('a hostile text', () => {
  test('a word longer than any line is broken, and whole', async () => {
    const word = Array.from({ length: 2_000 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('')

    const { pages } = await made(documentOf([paragraph(word), { kind: 'code', text: word }]))

    expect(pages.join('').replace(/\s/g, '').split(word)).toHaveLength(3)
  })

  test('control characters and halves of characters are shown', async () => {
    const { text } = await made(documentOf([paragraph('bell \u0007, escape \u001b[31m, half \ud800 end')]))

    expect(text).toContain('bell ␇, escape ␛[31m, half \ufffd end')
  })

  test('a character that no font has is named', async () => {
    const { text } = await made(documentOf([paragraph('one \u{20000} two')]))

    expect(text).toContain('one [U+20000] two')
  })

  test('what is read from the right is all there', async () => {
    const { text } = await made(documentOf([paragraph('שלום עולם'), paragraph('mixed שלום text')]))

    for (const word of ['שלום', 'עולם', 'mixed', 'text']) expect(text).toContain(word)
  })

  test.each(['', ' ', '\n\n', '\u200b', '`', '``', 'e\u0301'.repeat(50), '\u0301'.repeat(50), '👨‍👩‍👧‍👦'.repeat(50)])(
    'nothing breaks on %j',
    async (text) => {
      const blocks: Block[] = [
        paragraph(text),
        { kind: 'heading', level: 2, text },
        { kind: 'code', text },
        { kind: 'list', marks: 'letters', items: [text, text] },
      ]

      await expect(made(documentOf(blocks, { title: text }))).resolves.toBeDefined()
    },
  )
})

test('a heading stands on the page of what it is the heading of', async () => {
  for (let lines = 20; lines < 30; lines += 1) {
    const { pages } = await made(
      documentOf([
        ...Array.from({ length: lines }, () => paragraph('filler')),
        { kind: 'heading', level: 2, text: 'Stays' },
        paragraph('with this'),
      ]),
    )
    const page = pages.find((each) => each.includes('Stays'))
    expect(page).toContain('with this')
  }
})
