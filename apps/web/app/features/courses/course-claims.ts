import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { courseClaimsKey } from '../../drafts.ts'

/** To a course that was written in this browser before anybody signed in. */
export interface CourseClaim {
  courseId: string
  token: string
  title: string
  /** Why the account could not keep it yet. */
  refusal?: string | undefined
}

/** The server has no more for one address either. */
const claimsMaximum = 5
const changed = 'guildhall:course-claims'
const claimList = v.array(
  v.object({ courseId: v.string(), token: v.string(), title: v.string(), refusal: v.optional(v.string()) }),
)

const stored = () => localStorage.getItem(courseClaimsKey)

export function parseClaims(text: string | null): CourseClaim[] {
  try {
    return v.parse(claimList, JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

export const readClaims = () => parseClaims(stored())

function write(claims: readonly CourseClaim[]) {
  try {
    if (claims.length > 0) localStorage.setItem(courseClaimsKey, JSON.stringify(claims.slice(-claimsMaximum)))
    else localStorage.removeItem(courseClaimsKey)
  } catch {
    // Storage is full or blocked: the course is for this visit alone.
  }
  window.dispatchEvent(new Event(changed))
}

export const addClaim = (claim: CourseClaim) => write([...readClaims(), claim])
export const dropClaim = (courseId: string) => write(readClaims().filter((claim) => claim.courseId !== courseId))
export const refuseClaim = (courseId: string, refusal: string) =>
  write(readClaims().map((claim) => (claim.courseId === courseId ? { ...claim, refusal } : claim)))

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

export function useCourseClaims(): readonly CourseClaim[] {
  const text = useSyncExternalStore(subscribe, stored, () => null)
  return useMemo(() => parseClaims(text), [text])
}
