import { textLimits } from '@guildhall/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastestMs } from '../../../../testing/fastest-ms.ts'
import { type Block, type Inline, parseMessage } from './parse-message.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const paragraph = (...children: unknown[]) => ({ kind: 'paragraph', children })

test.each([
  ['one\ntwo\n\nthree', [paragraph(text('one\ntwo')), paragraph(text('three'))]],
  [
    'a **b _c_** d',
    [
      paragraph(
        text('a '),
        { kind: 'strong', children: [text('b '), { kind: 'emphasis', children: [text('c')] }] },
        text(' d'),
      ),
    ],
  ],
  ['2 * 3 * 4', [paragraph(text('2 * 3 * 4'))]],
  ['snake_case_name', [paragraph(text('snake_case_name'))]],
  ['**open *and', [paragraph(text('**'), text('open '), text('*'), text('and'))]],
  ['`a*b*` ``c`d``', [paragraph({ kind: 'code', text: 'a*b*' }, text(' '), { kind: 'code', text: 'c`d' })]],
  ['a ` b', [paragraph(text('a ` b'))]],
  ['\\*no\\*', [paragraph(text('*no*'))]],
  [
    '```ts\nconst a = "**b**"\n\n```\nafter',
    [{ kind: 'code', text: 'const a = "**b**"\n', language: 'ts' }, paragraph(text('after'))],
  ],
  ['```a', [paragraph(text('```a'))]],
  ['a\n```\n\n', [paragraph(text('a\n```'))]],
  ['```a\n```\nb', [{ kind: 'code', text: '', language: 'a' }, paragraph(text('b'))]],
  ['> one\n> two\n\nthree', [{ kind: 'quote', children: [paragraph(text('one\ntwo'))] }, paragraph(text('three'))]],
  ['- a\n- b', [{ kind: 'list', start: undefined, items: [[paragraph(text('a'))], [paragraph(text('b'))]] }]],
  ['3. a\n4. b', [{ kind: 'list', start: 3, items: [[paragraph(text('a'))], [paragraph(text('b'))]] }]],
  [
    '- a\n  - b',
    [
      {
        kind: 'list',
        start: undefined,
        items: [[paragraph(text('a')), { kind: 'list', start: undefined, items: [[paragraph(text('b'))]] }]],
      },
    ],
  ],
  ['# No heading', [paragraph(text('# No heading'))]],
])('%j', (source, blocks) => {
  expect(parseMessage(source)).toEqual(blocks)
})

test('a brief has headings, with formatted words, and what looks like one stays text', () => {
  const heading = (...children: unknown[]) => ({ kind: 'heading', children })
  const source = '# Goal\nSell *chairs*.\n### **When**\n#5 is late\n- # one'

  expect(parseMessage(source, { headings: true })).toEqual([
    heading(text('Goal')),
    paragraph(text('Sell '), { kind: 'emphasis', children: [text('chairs')] }, text('.')),
    heading({ kind: 'strong', children: [text('When')] }),
    paragraph(text('#5 is late')),
    { kind: 'list', start: undefined, items: [[paragraph(text('# one'))]] },
  ])
})

test.each([
  ['see https://a.example/b_c_d.', 'https://a.example/b_c_d', undefined],
  ['(https://a.example/x_(y))', 'https://a.example/x_(y)', undefined],
  ['https://a.example/\u202Efdp.exe', 'https://a.example/', undefined],
  ['https://a.example/\u200Bx', 'https://a.example/', undefined],
  ['https://bank.example@evil.example/', 'https://bank.example@evil.example/', 'evil.example'],
  ['https://gui\u0406dhall.example', 'https://gui\u0406dhall.example', 'xn--guidhall-0og.example'],
])('the link in %j', (source, shown, host) => {
  const [link] = allInline(parseMessage(source)).filter(({ kind }) => kind === 'link')

  expect(link).toMatchObject({ text: shown })
  expect(Boolean((link as { host?: string }).host)).toBe(host !== undefined)
  if (host === 'evil.example') expect(link).toMatchObject({ host })
})

test.each([
  'javascript:alert(1)',
  '[x](javascript:alert(1))',
  'data:text/html,x',
  'xhttps://a.example',
  'http://',
  '<a href="https:">x</a>',
  'HTTPS://',
])('%j is no link', (source) => {
  expect(allInline(parseMessage(source)).filter(({ kind }) => kind === 'link')).toEqual([])
})

const longest = textLimits.message
const filled = (part: string) => part.repeat(Math.ceil(longest / part.length)).slice(0, longest)

test.each([
  ...[
    '*',
    '*a',
    '*a_ ',
    '**a ',
    '_a ',
    '[',
    '>',
    '> ',
    '- ',
    '1. ',
    '> - ',
    '`',
    '`a``b```c',
    '```\n',
    '- a\n',
    '>\n',
    '\n',
    '***a___',
    '\\',
    'http://',
    'https://a.(',
    'h',
    '  - a\n',
    ')',
    'https://a.b/?)).',
  ].map(filled),
  Array.from({ length: 190 }, (_, length) => '`'.repeat(length + 1)).join(' '),
  Array.from({ length: 190 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n'),
  `https://a.example/${filled(').')}`,
  '['.repeat(100_000),
  `${'>'.repeat(1_000)} a`,
  filled('\u202E\u200B'),
])(
  'the longest message of %#, made to be slow, is read within a fraction of a second and nests shallowly',
  (source) => {
    expect(fastestMs(() => parseMessage(source), 500)).toBeLessThan(500)
    expect(depthOf(parseMessage(source))).toBeLessThan(12)
  },
)

test('no letter or digit of any message is lost', () => {
  const words = (source: string) => source.replaceAll(/[^a-z0-9]/gi, '')
  const part = fc.constantFrom(
    'a',
    'b1',
    ' ',
    '\n',
    '\n\n',
    '*',
    '**',
    '_',
    '__',
    '`',
    '- ',
    '> ',
    '\\',
    '(',
    ')',
    '.',
    '  ',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const source = parts.join('')

      expect(words(plainText(parseMessage(source)))).toBe(words(source))
    }),
    // Fences are rare among random parts. What follows one is its language, which the block keeps.
    { numRuns: 1_000, examples: [[['`', '`', '`', 'a']], [['`', '`', '`', 'a', '\n', 'b1']]] },
  )
})

function allInline(blocks: Block[]): Inline[] {
  const within = (inline: Inline): Inline[] => ('children' in inline ? inline.children.flatMap(within) : [inline])
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.children.flatMap(within)
    if (block.kind === 'quote') return allInline(block.children)
    return block.kind === 'list' ? block.items.flatMap(allInline) : []
  })
}

function plainText(blocks: Block[]): string {
  const ofInline = (inline: Inline): string =>
    'children' in inline ? inline.children.map(ofInline).join('') : inline.text
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph' || block.kind === 'heading') return block.children.map(ofInline).join('')
      if (block.kind === 'quote') return plainText(block.children)
      if (block.kind === 'code') return block.language + block.text
      return block.items.map(plainText).join('')
    })
    .join('')
}

function depthOf(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(depthOf))
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}
