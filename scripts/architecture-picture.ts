/** Draws docs/architecture.svg from the imports of the server: `node setup.cjs scripts/architecture-picture.ts`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findArrows, floors, readFromBelow, readSources } from './floors.ts'

export const pictureFile = path.join(import.meta.dirname, '..', 'docs', 'architecture.svg')

const [width, left, right, rowHeight, top] = [880, 138, 720, 62, 96]
const style = `.paper{fill:#fbfaf7}.box{fill:#fff;stroke:#d9d4c8}.room{fill:#f4f1ea;stroke:#d9d4c8}.ink{fill:#17141f}.soft{fill:#6a6474;font-size:12px}.rose{fill:#b3224f;font-weight:600}.line{stroke:#6a6474;fill:none;marker-end:url(#tip)}`

/** Floors from above, and beside them what each imports of those below. */
export function drawArchitecture(): string {
  const names = Object.keys(floors) as (keyof typeof floors)[]
  const levelOf = new Map(names.flatMap((name, level) => floors[name].map((part) => [part as string, level] as const)))
  const counts = new Map<string, number>()
  for (const { from, to, isDirect } of findArrows(readSources(), readFromBelow)) {
    if (!isDirect) continue
    const [one, other] = [levelOf.get(from), levelOf.get(to)]
    if (one === other) continue
    counts.set(`${one} ${other}`, (counts.get(`${one} ${other}`) ?? 0) + 1)
  }
  const rowOf = (level: number) => top + (names.length - 1 - level) * rowHeight
  const rows = names.map((name, level) => drawFloor(name, floors[name], rowOf(level)))
  const arrows = [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([pair, imports]) => {
      const [from = 0, to = 0] = pair.split(' ').map(Number)
      const [y1, y2] = [rowOf(from) + 16 + to * 3, rowOf(to) + 44 - from * 3]
      const bend = right + 24 + (from - to) * 13
      return `<path class="line" stroke-width="${lineWidth(imports)}" d="M${right} ${y1}C${bend} ${y1} ${bend} ${y2} ${right + 4} ${y2}"><title>${names[from]} imports ${names[to]}</title></path>`
    })
  const platform = top + names.length * rowHeight + 8
  const height = platform + 64
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The server's modules on floors. At the top the application puts all parts together; below it stand ${[...names].reverse().join(', ')}; under all of them is the platform. Arrows between floors point down." font-family="Inter, system-ui, sans-serif" font-size="13">
<!-- Drawn by scripts/architecture-picture.ts. -->
<style>${style}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8z" fill="#6a6474"/></marker></defs>
<rect class="paper" width="${width}" height="${height}" rx="12"/>
${drawWide(24, 'The application', 'app.ts, jobs, effects of events: puts all parts together')}
${rows.join('\n')}
${arrows.join('\n')}
${drawWide(platform, 'platform', 'HTTP, PostgreSQL, files, mail, jobs, live events: knows no module')}
</svg>
`
}

/** In three steps, so that the picture does not change with every import. */
const lineWidth = (imports: number) => (imports < 10 ? 1 : imports < 50 ? 1.75 : 2.5)

const drawWide = (y: number, name: string, says: string) =>
  `<rect class="room" x="24" y="${y}" width="${right - 24}" height="48" rx="8"/><text class="rose" x="40" y="${y + 29}">${name}</text><text class="soft" x="${left + 22}" y="${y + 29}">${says}</text>`

function drawFloor(name: string, parts: readonly string[], y: number): string {
  const half = Math.ceil(parts.length / 2)
  const lines = parts.length > 4 ? [parts.slice(0, half), parts.slice(half)] : [parts]
  const texts = lines.map((line, index) => {
    const baseline = y + (lines.length === 1 ? 31 : 22 + index * 18)
    return `<text class="ink" x="${left + 22}" y="${baseline}">${line.join(' · ')}</text>`
  })
  return `<rect class="box" x="24" y="${y}" width="${right - 24}" height="52" rx="8"/><text class="rose" x="40" y="${y + 31}">${name}</text>${texts.join('')}`
}

if (import.meta.main) writeFileSync(pictureFile, drawArchitecture())
