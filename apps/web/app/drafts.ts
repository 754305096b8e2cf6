const prefix = 'draft:'

/** Per user, so that another person at the same browser never sees it. */
export const draftKey = (userId: string, what: string) => `${prefix}${userId}:${what}`

/** Drafts survive reloads and the end of the session, but not signing out. */
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
    // Storage is full or blocked. The field still has the text; only a reload loses it.
  }
}

export function discardDraft(key: string) {
  sessionStorage.removeItem(key)
}

export function listDrafts(userId: string, beginning: string): unknown[] {
  const start = draftKey(userId, beginning)
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(start))
  return keys.map(readDraft)
}

/** What lets whoever signs in keep the courses that were written in this browser before. For all tabs, unlike drafts. */
export const courseClaimsKey = 'courseClaims'

export function discardAllDrafts() {
  localStorage.removeItem(courseClaimsKey)
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
