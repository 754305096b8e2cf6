import { setImmediate } from 'node:timers/promises'
import { printable } from '../fonts/runs.ts'
import { truncateToFit } from '../truncate-to-fit.ts'
import { type Box, type Group, groupOf, heightOf, sheet, textWidth, titleGroups } from './boxes.ts'
import { breakLines, type Measure } from './break-lines.ts'
import type { DocumentContent } from './document.ts'
import { openPages } from './pages.ts'

const sliceMs = 10

export async function makePdf(content: DocumentContent, madeAt: Date): Promise<Buffer> {
  const pages = openPages({ title: content.title, madeAt })
  const { measure } = pages
  const pause = breather()

  const groups: Group[] = titleGroups(measure, content)
  for (const block of content.blocks) {
    groups.push(groupOf(measure, block))
    await pause()
  }
  const boxes = groups.flatMap((group) => group.boxes.map((box) => ({ box, group })))
  let whole: { group: Group; element: ReturnType<typeof pages.startGroup> } | undefined
  for (const [index, { box, group }] of boxes.entries()) {
    if (group.element && whole?.group !== group) whole = { group, element: pages.startGroup(group.element) }
    const following = boxes.slice(index, index + 6).map((each) => each.box)
    pages.drawBox(box, group.element && whole ? whole.element : pages.root, roomFor(following, pages.pageRoom))
    await pause()
  }
  const fitsInHead = (text: string) =>
    breakLines(measure, [{ text, typeface: 'text', size: 8.5 }], textWidth * 0.8).length === 1
  const title = truncateToFit(printable(content.title).replace(/\s+/g, ' '), fitsInHead)
  pages.drawEdges((page, count) => edges(measure, { title, page, count }))
  await setImmediate()
  return pages.close()
}

/** The height `box` needs to start on a page. A heading needs room for the first lines that follow. */
function roomFor([box, next, ...others]: Box[], pageRoom: number): number {
  if (!box) return 0
  const height = heightOf(box)
  if (box.keepsNext && next) return height + next.before + roomFor([next, ...others], pageRoom)
  if (box.cells) return height
  // Keep code together unless it is too long for a page.
  if (box.role === 'Code' && height < pageRoom * 0.6) return height
  return box.lines.length <= 3 ? height : 2 * box.leading + 2 * box.padding
}

function edges(measure: Measure, { title, page, count }: { title: string; page: number; count: number }) {
  const lineOf = (text: string) =>
    breakLines(measure, [{ text, typeface: 'text', size: 8.5 }], textWidth)[0] ?? { words: [], level: 0 }
  const number = lineOf(`${page} of ${count}`)
  const numberWidth = number.words.reduce((sum, { width, blank }) => sum + width + (blank?.width ?? 0), 0)
  const foot = sheet.height - sheet.bottom + 30
  return [
    ...(page === 1 ? [] : [{ line: lineOf(title), x: sheet.side, baselineTop: 36 }]),
    { line: lineOf('Guildhall'), x: sheet.side, baselineTop: foot },
    { line: number, x: sheet.width - sheet.side - numberWidth, baselineTop: foot },
  ]
}

function breather() {
  let since = performance.now()
  return async function pause() {
    if (performance.now() - since < sliceMs) return
    await setImmediate()
    since = performance.now()
  }
}
