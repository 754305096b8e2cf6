import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coloredHtml } from './colored-html.ts'
import { paragraphsHtml } from './text-html.ts'

/** The text of HTML whose only tags are ours. */
const textOf = (html: string) =>
  html
    .replace(/<\/?(p|code|span|mark)( class="[^"<>]*")?>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const hostile = fc.string({
  unit: fc.constantFrom('<', '>', '&', '"', "'", '`', '/', 'a', ' ', '\n', 'lt;', '<img ', '😀'),
})

test('whatever is written in a text, its HTML has no tags but ours, and shows all of it', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const html = paragraphsHtml(text, 'mt-4')

      expect(html.replace(/<\/?(p|code)( class="[^"<>]*")?>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt);)/)
      expect(textOf(html).replaceAll(/[\s`]/g, '')).toBe(text.replaceAll(/[\s`]/g, ''))
    }),
  )
})

test('whatever is written in code, and whatever its colors and marks say, its HTML shows the code and nothing else', () => {
  fc.assert(
    fc.property(hostile, fc.stringMatching(/^([a-z_]\d{1,2}){0,9}$/), fc.array(fc.nat(5)), (code, colors, marks) => {
      const html = coloredHtml(code, colors, marks)

      expect(html.replace(/<\/?(span|mark)( class="[a-z]")?>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt);)/)
      expect(textOf(html)).toBe(code)
    }),
  )
})

test('code in backticks and marked lines have elements of their own', () => {
  expect(paragraphsHtml('Use `a < b`.\n\nThen ` go', 'm')).toMatch(
    /^<p class="m">Use <code class="[^"]+">a &lt; b<\/code>\.<\/p><p class="m">Then ` go<\/p>$/,
  )
  expect(coloredHtml('a = 1\nb', '_4n1', [1])).toBe('<mark>a = <span class="n">1</span>\n</mark>b')
})
