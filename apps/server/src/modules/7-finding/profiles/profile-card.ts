import { canDraw, type Typeface, typefaces } from '../../../platform/fonts/typefaces.ts'
import { sharp } from '../../../platform/sharp.ts'
import { type Drawn, drawLine, drawLines, singleLine } from './draw-text.ts'
import { cardSize } from './picture.rules.ts'

export type CardTexts = { name: string; username: string; title: string; location: string; skills: readonly string[] }

const margin = 80
const portrait = { side: 260, left: 860, top: 110 }
const colors = {
  paper: '#fbfaf7',
  ink: '#17141f',
  muted: '#5b5563',
  line: '#e3ddd1',
  rose: '#b81b58',
  wash: '#fbeaf0',
}

export async function drawProfileCard(texts: CardTexts, portraitBytes: Buffer | undefined): Promise<Buffer> {
  const card = sharp(Buffer.from(drawing(texts, portraitBytes === undefined)))
  if (!portraitBytes) return card.png().toBuffer()
  const { side, left, top } = portrait
  const circle = Buffer.from(`<svg width="${side}" height="${side}"><circle cx="50%" cy="50%" r="50%"/></svg>`)
  const round = await sharp(portraitBytes)
    .resize(side, side)
    .composite([{ input: circle, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return card
    .composite([{ input: round, left, top }])
    .png()
    .toBuffer()
}

function drawing(texts: CardTexts, withInitial: boolean): string {
  const { pictureDisplay: display, pictureText: text } = typefaces
  const { width, height } = cardSize
  const name = nameToDraw(texts)
  const nameFace = canDraw(display, name) ? display : text
  const columnWidth = portrait.left - margin - 60
  const nameLines = drawLines(nameFace, name, { size: 76, width: columnWidth, lines: 2 })
  const title = drawable(texts.title) || 'Professional'
  const titleLines = drawLines(text, title, { size: 34, width: columnWidth, lines: 2 })
  const location = drawable(texts.location)

  let baseline = 250
  let column = ''
  for (const line of nameLines) {
    column += placed(line, margin, baseline, colors.ink)
    baseline += 86
  }
  baseline -= 26
  for (const line of titleLines) {
    column += placed(line, margin, baseline, colors.muted)
    baseline += 46
  }
  baseline += 4
  const where =
    location && baseline < 470 ? drawLines(text, location, { size: 26, width: columnWidth, lines: 1 })[0] : undefined
  if (where) column += placed(where, margin, baseline, colors.muted)

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colors.paper}"/>
    <rect width="100%" height="10" fill="${colors.rose}"/>
    ${placed(drawLine(display, 'Guildhall', 40), margin, 118, colors.rose)}
    ${column}
    ${withInitial ? initialOf(name, nameFace) : ''}
    <rect x="${margin}" y="500" width="${width - 2 * margin}" height="2" fill="${colors.line}"/>
    ${skillRow(texts.skills)}
  </svg>`
}

/** Falls back to the username, or to no name, if the fonts cannot draw the name. */
function nameToDraw({ name, username }: CardTexts): string {
  return drawable(name) || drawable(username) || 'A freelancer'
}

function drawable(value: string): string {
  const line = singleLine(value)
  return canDraw(typefaces.pictureText, line) ? line : ''
}

function initialOf(name: string, face: Typeface): string {
  const { side, left, top } = portrait
  const initial = drawLine(face, ([...name][0] ?? '').toUpperCase(), 120)
  const middle = left + side / 2
  return `<circle cx="${middle}" cy="${top + side / 2}" r="${side / 2}" fill="${colors.wash}"/>
    ${placed(initial, middle - initial.width / 2, top + side / 2 + 42, colors.rose)}`
}

function skillRow(skills: readonly string[]): string {
  const { pictureText: text } = typefaces
  const [size, padding, gap, tall, top] = [26, 18, 14, 50, 528]
  let left = margin
  let row = ''
  for (const skill of skills.map(drawable).filter(Boolean)) {
    const [line] = drawLines(text, skill, { size, width: 420, lines: 1 })
    if (!line || left + line.width + 2 * padding > cardSize.width - margin) break
    const width = line.width + 2 * padding
    row += `<rect x="${left}" y="${top}" width="${width}" height="${tall}" rx="6" fill="none" stroke="${colors.line}" stroke-width="2"/>`
    row += placed(line, left + padding, top + 34, colors.muted)
    left += width + gap
  }
  return row
}

function placed({ svg }: Drawn, x: number, y: number, color: string): string {
  return `<g fill="${color}" transform="translate(${x} ${y})">${svg}</g>`
}
