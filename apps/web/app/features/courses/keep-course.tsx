import type { KeptCourseView } from '@guildhall/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark, Check } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { keptCopyQuery, keptCourseQuery, ownCoursesQuery, useKeptCopy } from './api.ts'

/** Its text is known after the others, and would move them: on a phone it has a line of its own, elsewhere room for all it may say. */
const keepLook = 'w-full sm:w-auto sm:min-w-58'

export function KeepCourse({ courseId }: { courseId: string }) {
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const userId = user?.id || undefined
  const { isKnown, course } = useKeptCopy(userId, courseId)
  const keep = useKeepCourse(userId ?? '', courseId)

  if (status === 'signedOut') {
    return (
      <LinkButton size="sm" className={keepLook} to={signInPath({ pathname, search })}>
        <Bookmark aria-hidden="true" />
        Sign in to keep this course
      </LinkButton>
    )
  }
  if (course) {
    return (
      <span className={`flex min-h-9 flex-wrap items-center gap-x-3 pointer-coarse:min-h-11 ${keepLook}`}>
        <Badge tone="green" icon={<Check aria-hidden="true" />}>
          Saved<VisuallyHidden> in your courses</VisuallyHidden>
        </Badge>
        <Link
          to={paths.keptCourse(course._id)}
          className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
        >
          {course.doneLessons.length} of {course.lessons.length} lessons done
        </Link>
      </span>
    )
  }
  return (
    <Button
      size="sm"
      className={keepLook}
      disabled={!isKnown}
      pending={keep.isPending}
      onClick={() =>
        keep.mutate(undefined, {
          onSuccess: () => notify.success('Saved in your courses'),
          onError: (error) => notify.error(sentenceFor(error, 'The course could not be kept. Please try again.')),
        })
      }
    >
      <Bookmark aria-hidden="true" />
      Keep this course
    </Button>
  )
}

function useKeepCourse(userId: string, libraryId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.put<KeptCourseView>(`/api/library/${encodeURIComponent(libraryId)}/kept`, undefined),
    onSuccess: (kept) => {
      client.setQueryData(keptCourseQuery(kept._id).queryKey, kept)
      client.setQueryData(keptCopyQuery(userId, libraryId).queryKey, kept._id)
      return client.invalidateQueries({ queryKey: ownCoursesQuery(userId).queryKey })
    },
  })
}
