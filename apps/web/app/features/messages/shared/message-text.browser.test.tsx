import { textLimits } from '@guildhall/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { MessageText } from './message-text.tsx'

function place() {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  return { element, root }
}

function render(text: string): HTMLElement {
  const { element, root } = place()
  flushSync(() => root.render(<MessageText text={text} />))
  return element
}

/** Milliseconds to parse, render and lay out a message. */
function renderingTime(text: string): number {
  const { element, root } = place()
  const begun = performance.now()
  flushSync(() => root.render(<MessageText text={text} />))
  element.getBoundingClientRect()
  return performance.now() - begun
}

/** Whether the best of up to fifty tries takes less than `most` times as long as the best for an eighth of the text. */
function growsSlowerThan(most: number, whole: string, eighth: string): boolean {
  let [ofWhole, ofEighth] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < 50; round += 1) {
    ofWhole = Math.min(ofWhole, renderingTime(whole))
    // A timer tells tenths of a millisecond.
    ofEighth = Math.max(Math.min(ofEighth, renderingTime(eighth)), 0.5)
    if (ofWhole / ofEighth < most) return true
  }
  return false
}

const filled = (part: string, length: number = textLimits.message) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)

test.each([
  '*a* ',
  '- a\n',
  'a\n\n',
  '`a` ',
  '> a\n\n',
  '[',
  '**a _b_ `c`** ',
  'http://a.b ',
  '1. a\n',
  '> - > - a\n\n',
  'a\n',
  '\u202e\u200b',
  '```\na\n```\n',
  '\\*',
])('the longest message of %j becomes few elements, in time that grows as it does', (part) => {
  const element = render(filled(part))

  expect(element.querySelectorAll('*').length).toBeLessThan(1_100)
  // Time that grows with the square would be 64 times as long.
  expect(growsSlowerThan(24, filled(part), filled(part, textLimits.message / 8))).toBe(true)
})

test('a message of more parts than a person writes is drawn as it was typed', () => {
  const text = filled('- a\n', 6_000)
  const element = render(text)

  expect(element.querySelectorAll('*').length).toBeLessThan(5)
  expect(element.textContent).toBe(text)
})

test('a list of a hundred lines with words in bold is drawn as a list', () => {
  const element = render(filled('- **one** of many\n', 1_800))

  expect(element.querySelectorAll('li')).toHaveLength(100)
  expect(element.querySelectorAll('strong')).toHaveLength(100)
})

test.each([
  '[x](javascript:alert(1)) javascript:alert(1) data:text/html,<b>x</b> vbscript:x file:///etc/passwd',
  '![x](https://a.example/pixel.png) <img src=x onerror=alert(1)> <svg onload=alert(1)>',
  '<script>alert(1)</script><iframe src="https://a.example"></iframe><style>*{display:none}</style>',
  '<a href="javascript:alert(1)">x</a> <form action="https://a.example"><input></form>',
  `${'>'.repeat(1_000)} deep`,
  'https://a.example/"onmouseover="alert(1) https://a.example/\'onclick=\'x',
  '\u202ehttps://a.example/\u202ctxt \u2066https://b.example/\u200b\u2069 \u200b\ufeff',
  '&lt;b&gt; &#x3c;script&#x3e; \u0000 ]]> <!--',
])('%j becomes text and addresses, nothing that runs or loads', (text) => {
  const element = render(text)

  const names = new Set([...element.querySelectorAll('*')].map(({ localName }) => localName))
  expect([...names].filter((name) => !['div', 'p', 'blockquote', 'a'].includes(name))).toEqual([])
  for (const link of element.querySelectorAll('a')) {
    expect(link.protocol).toMatch(/^https?:$/)
    expect(link.rel).toBe('nofollow noopener noreferrer')
    expect(link.getAttributeNames().sort()).toEqual(['class', 'dir', 'href', 'rel', 'target'])
  }
})

test('a direction set earlier cannot turn an address around', () => {
  // Reversed, it would read https://bank.example/moc.live//:sptth.
  const link = render('\u202ehttps://evil.com/elpmaxe.knab//:sptth').querySelector('a')

  expect(link && getComputedStyle(link).unicodeBidi).toBe('isolate')
  expect(link && getComputedStyle(link).direction).toBe('ltr')
})

test.each([
  { text: '- سلة\n- دفع', side: 'rtl' },
  { text: '1. سلة\n2. دفع', side: 'rtl' },
  { text: '- cart\n- payment', side: 'ltr' },
])('the bullets of $text stand where its lines begin', ({ text, side }) => {
  const list = render(text).querySelector('ul, ol')

  expect(list && getComputedStyle(list).direction).toBe(side)
})
