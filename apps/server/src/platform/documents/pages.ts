import PDFDocument from 'pdfkit'
import type { Face } from '../fonts/typefaces.ts'
import { type Box, type Cell, heightOf, type Ink, inks, sheet, textWidth } from './boxes.ts'
import type { Line, Measure } from './break-lines.ts'
import { placeLine } from './place-line.ts'

type Element = PDFKit.PDFStructureElement
const ascent = 0.76
const bottom = sheet.height - sheet.bottom

export function openPages({ title, madeAt }: { title: string; madeAt: Date }) {
  const pdf = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: true,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    // We register our fonts when needed. Without this, pdfkit loads its own first.
    font: null as unknown as string,
    info: { Title: title, Creator: 'Guildhall', Producer: 'Guildhall', CreationDate: madeAt, ModDate: madeAt },
  })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  const registered = new Set<Face>()
  function use(face: Face, size: number) {
    if (!registered.has(face)) {
      registered.add(face)
      pdf.registerFont(face.name, face.font() as unknown as PDFKit.Mixins.PDFFontSource)
    }
    return pdf.font(face.name, size)
  }
  const measure: Measure = (face, text, size) => use(face, size).widthOfString(text)

  let y = sheet.top
  let outlines = [pdf.outline]

  function newPage() {
    pdf.addPage()
    y = sheet.top
  }

  function drawLine(line: Line, place: { x: number; top: number; leading: number; ink: Ink; width: number }) {
    const baseline = place.top + place.leading * ascent
    for (const { face, text, size, x } of placeLine(line, place.width)) {
      use(face, size)
        .fillColor(inks[place.ink])
        .text(text, place.x + x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    }
  }

  function drawInto(element: Element, tag: string, draw: () => void) {
    element.add(pdf.markStructureContent(tag))
    draw()
    pdf.endMarkedContent()
  }

  function drawSlice(box: Box, element: Element, lines: Line[]) {
    const { leading, padding, indent, ink, link } = box
    const height = lines.length * leading + 2 * padding
    if (padding > 0) {
      drawAside(() => pdf.rect(sheet.side, y, textWidth, height).fill(inks.ground))
    }
    const x = sheet.side + padding + indent
    const width = textWidth - 2 * padding - indent
    drawInto(element, box.role === 'LI' ? 'LBody' : link ? 'Link' : box.role, () => {
      for (const [index, line] of lines.entries()) {
        drawLine(line, { x, top: y + padding + index * leading, leading, ink, width })
      }
    })
    if (link) pdf.link(x, y, width, height, link, { structParent: element } as PDFKit.Mixins.AnnotationOption)
    y += height
  }

  /** Draws decoration that screen readers skip: backgrounds, headers and footers. */
  function drawAside(draw: () => void, options: PDFKit.Mixins.MarkingOptions = { type: 'Layout' }) {
    pdf.markContent('Artifact', options)
    draw()
    pdf.endMarkedContent()
  }

  /** Draws a box over as many pages as it needs. `room` is the height it needs on the first one, in points. */
  function drawBox(box: Box, parent: Element, room: number) {
    const isAtTop = y === sheet.top
    if (!isAtTop && y + box.before + room > bottom) newPage()
    else if (!isAtTop) y += box.before
    if (box.cells) return drawRow(box, parent)

    const { element, body, label } = elementsOf(box, parent)
    if (box.bookmark) addBookmark(box.bookmark)
    let rest = box.lines
    while (rest.length > 0) {
      const taken = linesThatFit(rest.length, Math.floor((bottom - y - 2 * box.padding) / box.leading + 0.001))
      if (taken === 0) {
        newPage()
        continue
      }
      if (rest === box.lines && label) drawMark(box, label)
      drawSlice(box, body, rest.slice(0, taken))
      rest = rest.slice(taken)
      if (rest.length > 0) newPage()
    }
    element.end()
  }

  /** A row stays on one page: its cells hold names and numbers. */
  function drawRow(box: Box, parent: Element) {
    const { heads } = box
    if (heads && y === sheet.top) {
      drawAside(() => drawCells(heads, (_cell, draw) => draw()))
      drawEdge()
    }
    const row = pdf.struct('TR')
    parent.add(row)
    drawCells(box, ({ isHead }, draw) => {
      const tag = isHead ? 'TH' : 'TD'
      const cell = pdf.struct(tag)
      row.add(cell)
      drawInto(cell, tag, draw)
      cell.end()
    })
    row.end()
    drawEdge()
  }

  function drawCells(box: Box, each: (cell: Cell, draw: () => void) => void) {
    const { leading, padding, ink } = box
    for (const cell of box.cells ?? []) {
      each(cell, () => {
        for (const [index, line] of cell.lines.entries()) {
          const x = sheet.side + cell.x + (cell.isAtEnd ? cell.width - widthOfLine(line) : 0)
          const place = { x, top: y + padding + index * leading, leading, ink, width: cell.width }
          drawLine(line, place)
        }
      })
    }
    y += heightOf(box)
  }

  function drawEdge() {
    const [left, right] = [sheet.side, sheet.side + textWidth]
    drawAside(() => pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke(inks.line))
  }

  function elementsOf({ role, link }: Box, parent: Element) {
    const element = pdf.struct(role === 'Code' || link ? 'P' : role)
    parent.add(element)
    if (role !== 'LI' && role !== 'Code' && !link) return { element, body: element }
    const label = role === 'LI' ? pdf.struct('Lbl') : undefined
    if (label) element.add(label)
    const body = pdf.struct(role === 'LI' ? 'LBody' : link ? 'Link' : 'Code')
    element.add(body)
    return { element, body, label }
  }

  function drawMark({ mark, leading, indent }: Box, label: Element) {
    if (!mark) return
    const place = { x: sheet.side, top: y, leading, ink: 'muted', width: indent } as const
    drawInto(label, 'Lbl', () => drawLine(mark, place))
  }

  function addBookmark({ text, level }: NonNullable<Box['bookmark']>) {
    const parent = outlines[level - 1] ?? outlines.at(-1)
    if (!parent) return
    const entry = parent.addItem(text, { expanded: level === 1, top: Math.max(y - 12, 0), left: sheet.width } as object)
    outlines = [...outlines.slice(0, level), entry]
  }

  return {
    measure,
    pageRoom: bottom - sheet.top,
    startGroup(tag: 'L' | 'Table'): Element {
      const group = pdf.struct(tag)
      root.add(group)
      return group
    },
    root,
    drawBox,
    drawEdges(edges: (page: number, count: number) => { line: Line; x: number; baselineTop: number }[]) {
      const { start, count } = pdf.bufferedPageRange()
      for (let page = start; page < start + count; page += 1) {
        pdf.switchToPage(page)
        for (const { line, x, baselineTop } of edges(page + 1, count)) {
          const place = { x, top: baselineTop, leading: 12, ink: 'muted', width: textWidth } as const
          drawAside(() => drawLine(line, place), { type: 'Pagination' })
        }
      }
    },
    close(): Promise<Buffer> {
      root.end()
      pdf.end()
      return whole
    },
  }
}

function widthOfLine({ words }: Line): number {
  return words.reduce(
    (sum, { width, blank }, index) => sum + width + (index < words.length - 1 ? (blank?.width ?? 0) : 0),
    0,
  )
}

/** How many of `left` lines fit into `room` without leaving a single line on either page. */
function linesThatFit(left: number, room: number): number {
  if (left <= room) return left
  if (room < 2) return 0
  return left - room === 1 && room > 2 ? room - 1 : room
}
