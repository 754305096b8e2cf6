import { useEffect } from 'react'
import { courseClaimsKey } from '../../../drafts.ts'

/** Keeps what was written in this browser before the account signed in, whichever screen comes first. */
export function useClaimedCourses(userId: string | undefined) {
  useEffect(() => {
    if (!userId || localStorage.getItem(courseClaimsKey) === null) return
    void import('../claim-courses.ts').then(({ claimCourses }) => claimCourses(userId))
  }, [userId])
}
