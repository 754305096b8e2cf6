import { printable } from '../fonts/runs.ts'
import { breakCodeLines, breakLines, type Line, type Measure, type Span } from './break-lines.ts'
import type { Block, DocumentContent, Table } from './document.ts'
import { spansOf } from './inline-code.ts'

export const sheet = { width: 595.28, height: 841.89, side: 64, top: 76, bottom: 74 }
export const textWidth = sheet.width - 2 * sheet.side

export const inks = { ink: '#17141f', muted: '#5b5563', rose: '#b81b58', ground: '#f5f2ec', line: '#d9d2c5' } as const
export type Ink = keyof typeof inks

export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Code' | 'LI' | 'TR'

export type Box = {
  role: Role
  lines: Line[]
  leading: number
  before: number
  indent: number
  ink: Ink
  mark?: Line
  padding: number
  keepsNext: boolean
  link?: string
  bookmark?: { text: string; level: 1 | 2 | 3 }
  /** Only of table rows, which have no `lines`. */
  cells?: Cell[]
  /** Repeated above the row at the start of a page. */
  heads?: Box
}
export type Cell = { lines: Line[]; x: number; width: number; isHead: boolean; isAtEnd: boolean }

/** Points that a box takes on one page, without the room before it. */
export function heightOf({ lines, cells, leading, padding }: Box): number {
  return Math.max(lines.length, ...(cells ?? []).map((cell) => cell.lines.length)) * leading + 2 * padding
}

const plain = { indent: 0, ink: 'ink', padding: 0, keepsNext: false } as const
const listIndent = 22

export type Group = { element: 'L' | 'Table' | null; boxes: Box[] }

export function titleGroups(measure: Measure, { eyebrow, title, address }: DocumentContent): Group[] {
  const boxes: Box[] = [
    {
      ...plain,
      role: 'P',
      lines: breakLines(measure, exact(eyebrow, 'strong', 8.5), textWidth),
      leading: 13,
      before: 0,
      ink: 'rose',
      keepsNext: true,
    },
    {
      ...plain,
      role: 'H1',
      lines: breakLines(measure, exact(title, 'display', 25), textWidth),
      leading: 30,
      before: 6,
      keepsNext: true,
      bookmark: { text: oneLine(title), level: 1 },
    },
  ]
  if (address) {
    const lines = breakLines(measure, exact(address, 'text', 8.5), textWidth)
    boxes.push({ ...plain, role: 'P', lines, leading: 13, before: 7, ink: 'muted', keepsNext: true, link: address })
  }
  return boxes.map((box) => ({ element: null, boxes: [box] }))
}

export function groupOf(measure: Measure, block: Block): Group {
  if (block.kind === 'list') return { element: 'L', boxes: listBoxes(measure, block) }
  if (block.kind === 'table') return { element: 'Table', boxes: tableBoxes(measure, block) }
  return { element: null, boxes: [boxOf(measure, block)] }
}

function boxOf(measure: Measure, block: Exclude<Block, { kind: 'list' | 'table' }>): Box {
  switch (block.kind) {
    case 'heading': {
      const { level, text } = block
      const [size, leading, before] = level === 2 ? [16.5, 21, 30] : [11.5, 16, 17]
      const lines = breakLines(measure, spansOf(text, level === 2 ? 'display' : 'strong', size), textWidth)
      const role = level === 2 ? 'H2' : 'H3'
      return { ...plain, role, lines, leading, before, keepsNext: true, bookmark: { text: oneLine(text), level } }
    }
    case 'paragraph': {
      const { look } = block
      const [size, leading, before] =
        look === 'lead' ? [11.5, 17.5, 14] : look === 'small' ? [8.5, 13, 12] : [10, 15.5, 8]
      const lines = breakLines(measure, spansOf(block.text, 'text', size), textWidth)
      return { ...plain, role: 'P', lines, leading, before, ink: look ? 'muted' : 'ink' }
    }
    case 'code': {
      const padding = 9
      const lines = breakCodeLines(measure, block.text.replace(/\n+$/, ''), 'code', 8.3, textWidth - 2 * padding)
      return { ...plain, role: 'Code', lines, leading: 12.4, before: 11, padding }
    }
  }
}

function listBoxes(measure: Measure, { items, marks }: Extract<Block, { kind: 'list' }>): Box[] {
  return items.map((item, index) => {
    const mark = marks === 'numbers' ? `${index + 1}.` : `${letterAt(index)}.`
    return {
      ...plain,
      role: 'LI',
      lines: breakLines(measure, spansOf(item, 'text', 10), textWidth - listIndent),
      mark: breakLines(measure, exact(mark, 'strong', 10), listIndent)[0],
      leading: 15.5,
      before: index === 0 ? 8 : 3.5,
      indent: listIndent,
    }
  })
}

const tableLook = { size: 9, leading: 13.5, padding: 4, gap: 10 }

function tableBoxes(measure: Measure, { columns, rows, hasRowHeads, hasTotal }: Table): Box[] {
  const starts = columns.map((_, index) => columns.slice(0, index).reduce((sum, { share }) => sum + share, 0))
  function rowOf(texts: readonly string[], isStrong: boolean, isHead: (index: number) => boolean): Box {
    const cells = columns.map(({ share, align }, index) => {
      const width = share * textWidth - (index === columns.length - 1 ? 0 : tableLook.gap)
      const typeface = align === 'end' ? (isStrong ? 'strongFigures' : 'figures') : isStrong ? 'strong' : 'text'
      const lines = breakLines(measure, exact(texts[index] ?? '', typeface, tableLook.size), width)
      const x = (starts[index] ?? 0) * textWidth
      return { lines, x, width, isHead: isHead(index), isAtEnd: align === 'end' }
    })
    const { leading, padding } = tableLook
    return { ...plain, role: 'TR', lines: [], cells, leading, padding, before: 0 }
  }
  const texts = columns.map(({ head = '' }) => head)
  const heads = texts.some(Boolean) ? { ...rowOf(texts, true, () => true), before: 16, keepsNext: true } : undefined
  const body = rows.map((row, index) => {
    const isTotal = hasTotal === true && index === rows.length - 1
    const box = rowOf(row, isTotal, (column) => hasRowHeads === true && column === 0)
    return { ...box, ...(heads ? { heads } : {}), before: !heads && index === 0 ? 16 : 0 }
  })
  return heads ? [heads, ...body] : body
}

function letterAt(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : letterAt(Math.floor(index / 26) - 1) + letter
}

const oneLine = (text: string) => printable(text).replace(/\s+/g, ' ').trim()
const exact = (text: string, typeface: Span['typeface'], size: number): Span[] => [
  { text: oneLine(text), typeface, size },
]
