import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * What a page of the log takes until it is on the disk, in milliseconds, written as PostgreSQL does. With pauses, as commits come: at once
 * after the last one it takes a tenth.
 */
export async function measureLogWrites(folder: string): Promise<number[]> {
  const name = path.join(folder, 'log-write-test')
  const file = await open(name, 'w')
  try {
    await file.write(Buffer.alloc(logWrites * logPageBytes))
    await file.sync()
    const writesMs: number[] = []
    for (let place = 0; place < logWrites; place += 1) {
      await pause(betweenLogWritesMs)
      const began = performance.now()
      await file.write(page, 0, logPageBytes, place * logPageBytes)
      await file.datasync()
      writesMs.push(performance.now() - began)
    }
    return writesMs
  } finally {
    await file.close()
    await rm(name)
  }
}

const logWrites = 300
const betweenLogWritesMs = 20
const logPageBytes = 8_192
const page = Buffer.alloc(logPageBytes, 1)
