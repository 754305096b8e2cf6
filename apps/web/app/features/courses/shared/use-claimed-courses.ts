import { useEffect } from 'react'
import { courseClaimsKey } from '../../../drafts.ts'

/** Keeps what was written in this browser before the account signed in. `hasClaims`: what a screen that watches them knows. */
export function useClaimedCourses(userId: string | undefined, hasClaims = true) {
  useEffect(() => {
    if (!userId || !hasClaims || localStorage.getItem(courseClaimsKey) === null) return
    void import('../claim-courses.ts').then(({ claimCourses }) => claimCourses(userId))
  }, [userId, hasClaims])
}
