import type { CourseSummaryView } from '@guildhall/contract'
import { ApiError, sentenceFor } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { getQueryClient } from '../../query-client.ts'
import { notify } from '../../ui/notify.ts'
import { claimPath, ownCoursesQuery } from './api.ts'
import { dropClaim, readClaims, refuseClaim } from './course-claims.ts'

let running: Promise<void> | undefined

/** Keeps the courses that were written in this browser before the account signed in. Safe in several tabs at once. */
export function claimCourses(userId: string): Promise<void> {
  running ??= claimAll(userId).finally(() => {
    running = undefined
  })
  return running
}

async function claimAll(userId: string) {
  const titles: string[] = []
  for (const { courseId, token } of readClaims()) {
    try {
      const { courseTitle } = await http.postOnce<CourseSummaryView>(claimPath(courseId), { token })
      titles.push(courseTitle)
      dropClaim(courseId)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'course.claim_ended') {
        dropClaim(courseId)
        notify.info(error.message)
      } else refuseClaim(courseId, sentenceFor(error, 'It waits in this browser. Please try again.'))
    }
  }
  if (titles.length === 0) return
  notify.success(
    titles.length === 1 ? 'Saved in your courses' : `${titles.length} courses are saved in your courses`,
    titles.join(', '),
  )
  await getQueryClient().invalidateQueries({ queryKey: ownCoursesQuery(userId).queryKey })
}
