type Part = { label: string; text: string }

/** Characters: of one text, and of a whole snapshot. */
const kept = { text: 20_000, all: 40_000 } as const

/** What is kept of the parts of something that was reported: no empty ones, and not more than {@link kept}. */
export function snapshotOf(parts: readonly Part[]): Part[] {
  const found: Part[] = []
  let room: number = kept.all
  for (const { label, text } of parts) {
    const [...characters] = text.trim()
    const taken = characters.slice(0, Math.min(kept.text, room))
    if (taken.length === 0) continue
    room -= taken.length
    found.push({ label, text: taken.join('') })
  }
  return found
}
