/** Cut at the first unknown part, so that a key without an id is the beginning of all keys with one. */
export function keyOf(...parts: unknown[]): readonly unknown[] {
  const unknown = parts.indexOf(undefined)
  return unknown < 0 ? parts : parts.slice(0, unknown)
}
