import { dayMs } from '@guildhall/contract'
import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

/** Milliseconds. Older files belong to abandoned tabs. */
const keptMs = 7 * dayMs

type KeptFiles = { files: File[]; savedAt: number }
const memory = new Map<string, File[]>()

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('guildhall-file-drafts', 'files')
  return opened
}

export async function readFileDraft(key: string): Promise<File[]> {
  try {
    const kept = await get<KeptFiles>(key, store())
    if (kept) return kept.files
  } catch {
    // Storage is blocked or full.
  }
  return memory.get(key) ?? []
}

export async function writeFileDraft(key: string, files: File[]): Promise<void> {
  memory.set(key, files)
  try {
    await set(key, { files, savedAt: Date.now() } satisfies KeptFiles, store())
  } catch {
    // As above.
  }
}

export async function discardFileDraft(key: string): Promise<void> {
  memory.delete(key)
  try {
    await del(key, store())
    await discardOld()
  } catch {
    // As above.
  }
}

export async function discardAllFileDrafts(): Promise<void> {
  memory.clear()
  try {
    await clear(store())
  } catch {
    // As above.
  }
}

async function discardOld() {
  for (const [key, { savedAt }] of await entries<string, KeptFiles>(store())) {
    if (savedAt < Date.now() - keptMs) await del(key, store())
  }
}
