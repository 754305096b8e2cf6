import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { carefulStore } from './careful-store.ts'
import type { FileStore } from './file-store.ts'
import { requireKey } from './storage-key.ts'

/** Readable only by us. Temporary names derive from the key, so that `remove` cleans up after a crash. */
export function openDiskStore(folder: string): FileStore {
  const root = path.resolve(folder)
  const placeOf = (key: string) => {
    requireKey(key)
    return path.join(root, key.slice(0, 2), key.slice(2, 4), key)
  }
  const partOf = (place: string) => `${place}.part`

  return carefulStore({
    async put(key, bytes, { disposable = false } = {}) {
      const place = placeOf(key)
      const home = path.dirname(place)
      bytes.on('error', () => {}) // it may fail before the pipeline reads it; the pipeline will notice
      try {
        await makeDurableFolder(home)
        await writeDurably(partOf(place), bytes, disposable ? freeChunk : () => {})
        await rename(partOf(place), place)
        await syncFolder(home)
      } catch (error) {
        bytes.destroy()
        await removeBoth(place, partOf(place))
        throw error
      }
    },

    async open(key, range) {
      // Opened before it is returned, so that a missing file rejects now instead of breaking off the response.
      const file = await open(placeOf(key), 'r')
      return file.createReadStream(range)
    },

    async remove(key) {
      const place = placeOf(key)
      await removeBoth(place, partOf(place))
    },
  })
}

async function writeDurably(place: string, bytes: Readable, onWritten: (chunk: Buffer) => void) {
  const file = await open(place, 'wx', 0o600)
  try {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        file.writeFile(chunk).then(() => {
          onWritten(chunk)
          done()
        }, done)
      },
    })
    await pipeline(bytes, sink)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Ten uploads would leave hundreds of megabytes to the garbage collector. Shared memory is left alone. */
function freeChunk(chunk: Buffer) {
  const { buffer } = chunk
  if (buffer instanceof ArrayBuffer && buffer.byteLength === chunk.byteLength) buffer.transfer(0)
}

async function removeBoth(place: string, part: string) {
  await rm(part, { force: true })
  await rm(place, { force: true })
}

/** Flushes a new folder's own directory entry, or a power cut could lose the folder. */
async function makeDurableFolder(folder: string) {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!firstMade) return
  for (let made = folder; made.length >= firstMade.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made))
  }
}

async function syncFolder(folder: string) {
  if (process.platform === 'win32') return // Windows cannot open folders; NTFS journals its entries
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
