const prefix = 'draft:'

/** Where a draft lies: whose it is, and what it is for. Another person at the same browser never sees it. */
export const draftKey = (userId: string, what: string) => `${prefix}${userId}:${what}`

/** What was being written under `key` in this tab, or undefined. Survives reloads and a session that ends. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function writeDraft(key: string, draft: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: the text is still in the field, only a reload would lose it.
  }
}

export function discardDraft(key: string) {
  sessionStorage.removeItem(key)
}

/** Whoever signs out leaves nothing behind. */
export function discardAllDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
