import { listCourseIds, readCourse } from '@guildhall/content'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { codeLines, codeRuns } from './code-runs.ts'
import { ColoredRuns } from './colored-code.tsx'
import { InlineText } from './formatted-text.tsx'
import { html } from './html.ts'
import { coloredHtml, paragraphsHtml } from './text-html.ts'
import { splitParagraphs } from './text-markup.ts'

/** React also escapes apostrophes, which is needed in attributes in single quotes alone. */
const byReact = (...[element]: Parameters<typeof renderToStaticMarkup>) =>
  renderToStaticMarkup(element).replaceAll('&#x27;', "'")

const Paragraphs = ({ children }: { children: string }) =>
  splitParagraphs(children).map((paragraph, index) => (
    <p key={index} className="not-first:mt-4">
      <InlineText>{paragraph}</InlineText>
    </p>
  ))

function ColoredCode({ code, colors, marks }: { code: string; colors: string; marks: number[] }) {
  if (marks.length === 0) return <ColoredRuns runs={codeRuns(code, colors)} />
  return codeLines(code, colors).map((runs, index, lines) => {
    const line = [<ColoredRuns key="runs" runs={runs} />, index < lines.length - 1 ? '\n' : null]
    return marks.includes(index + 1) ? <mark key={index}>{line}</mark> : line
  })
}

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
      expect(coloredHtml(code, colors, marks).text).toBe(
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
