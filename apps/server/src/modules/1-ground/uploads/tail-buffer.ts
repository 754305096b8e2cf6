export function tailBuffer(size: number) {
  const kept = Buffer.alloc(size)
  let keptBytes = 0
  return {
    push(chunk: Buffer) {
      const added = chunk.subarray(-size)
      const stays = Math.min(keptBytes, size - added.length)
      kept.copyWithin(0, keptBytes - stays, keptBytes)
      added.copy(kept, stays)
      keptBytes = stays + added.length
    },
    bytes: () => kept.subarray(0, keptBytes),
  }
}
