import { listCourseIds, readCourse } from '@guildhall/content'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ColoredCode } from './colored-code.tsx'
import { Paragraphs } from './formatted-text.tsx'
import { html } from './html.ts'
import { coloredHtml, paragraphsHtml } from './text-html.ts'

/** React also escapes apostrophes, which is needed in attributes in single quotes alone. */
const byReact = (...[element]: Parameters<typeof renderToStaticMarkup>) =>
  renderToStaticMarkup(element).replaceAll('&#x27;', "'")
const hostile = fc.string({
  unit: fc.constantFrom('<', '>', '&', '"', "'", '`', '/', 'a', ' ', '\n', 'lt;', '<img ', '😀', '\u2028'),
})

test('whatever is written in a text, its HTML is what React makes of it', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(paragraphsHtml(text).text).toBe(byReact(<Paragraphs>{text}</Paragraphs>))
    }),
  )
})

test('whatever is written in code, and whatever its colors and marks say, its HTML is what React makes of it', () => {
  fc.assert(
    fc.property(hostile, fc.stringMatching(/^([a-z_]\d{1,2}){0,9}$/), fc.array(fc.nat(5)), (code, colors, marks) => {
      expect(html`${coloredHtml(code, colors, marks)}`.text).toBe(
        byReact(<ColoredCode code={code} colors={colors} marks={marks} />),
      )
    }),
  )
})

test('of all texts of the library, too', () => {
  const lessons = listCourseIds().flatMap((id) => readCourse(id).lessons)
  const texts = lessons.flatMap(({ text, example }) => [...text, example.text])

  expect(texts.filter((text) => paragraphsHtml(text).text !== byReact(<Paragraphs>{text}</Paragraphs>))).toEqual([])
  expect(texts.length).toBeGreaterThan(1_000)
})

test('what is put into an attribute stays there', () => {
  expect(html`<i title="${'"><b a='}">${['<', '&'].map((sign) => html`${sign}`)}${null}${7}</i>`.text).toBe(
    '<i title="&quot;&gt;&lt;b a=">&lt;&amp;7</i>',
  )
})
