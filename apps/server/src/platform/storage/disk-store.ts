import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'
import { requireKey } from './storage-key.ts'

/**
 * Keeps files below `folder`, in two levels of folders named by the start of the key, readable by us alone. Bytes on
 * their way in lie beside their place under a name that follows from the key, so `remove` clears up after a crash, too.
 */
export function openDiskStore(folder: string): FileStore {
  const root = path.resolve(folder)
  const placeOf = (key: string) => {
    requireKey(key)
    return path.join(root, key.slice(0, 2), key.slice(2, 4), key)
  }
  const partOf = (place: string) => `${place}.part`

  return {
    async put(key, bytes) {
      const place = placeOf(key)
      const home = path.dirname(place)
      try {
        await makeDurableFolder(home)
        await pipeline(bytes, createWriteStream(partOf(place), { flags: 'wx', mode: 0o600, flush: true }))
        await rename(partOf(place), place)
        await syncFolder(home)
      } catch (error) {
        bytes.destroy()
        await removeBoth(place, partOf(place))
        throw error
      }
    },

    async open(key, range) {
      // Opened before it is returned: a file that isn't there must reject now, not break off a half-sent answer.
      const file = await open(placeOf(key), 'r')
      return file.createReadStream(range)
    },

    async remove(key) {
      const place = placeOf(key)
      await removeBoth(place, partOf(place))
    },
  }
}

async function removeBoth(place: string, part: string) {
  await rm(part, { force: true })
  await rm(place, { force: true })
}

/** A new folder's own entry must be on the disk, too, or a power cut loses the folder with all in it. */
async function makeDurableFolder(folder: string) {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!firstMade) return
  for (let made = folder; made.length >= firstMade.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made))
  }
}

async function syncFolder(folder: string) {
  if (process.platform === 'win32') return // which cannot open a folder; NTFS journals its entries
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
