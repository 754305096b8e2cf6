/** The same for an exercise each time, and never the right order. */
export function shuffledOrder(exerciseId: string, count: number): number[] {
  const order = Array.from({ length: count }, (_, position) => position).sort(
    (one, other) => hashOf(`${exerciseId} ${one}`) - hashOf(`${exerciseId} ${other}`),
  )
  return order.every((line, position) => line === position) ? order.reverse() : order
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** FNV-1a, with a last stir, as texts that differ in their last character would stay close. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
