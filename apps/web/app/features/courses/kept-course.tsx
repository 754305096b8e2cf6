import { useQuery } from '@tanstack/react-query'
import { Check, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PdfButton } from '../documents/shared/pdf-button.tsx'
import { ShareButton } from '../documents/shared/share-button.tsx'
import { keptCourseQuery } from './api.ts'
import type { CourseGeneration } from './course-generation.ts'
import { CoursePanel } from './course-panel.tsx'
import { CourseToolbar } from './course-toolbar.tsx'
import { DeleteCourse } from './delete-course.tsx'
import { ShareOwnCourse } from './share-course.tsx'
import { useLessonProgress } from './use-lesson-progress.ts'

export interface KeptCourseProps {
  userId: string
  courseId: string
  generation: CourseGeneration | undefined
  onRegenerate: () => void
  onGoOn: () => void
  onCancel: () => void
  onDeleted: () => void
}

export function KeptCourse(props: KeptCourseProps) {
  const { userId, courseId, generation, onRegenerate, onGoOn, onCancel, onDeleted } = props
  const kept = useQuery(keptCourseQuery(courseId))
  const progress = useLessonProgress(userId, kept.data)
  const { hash } = useLocation()
  const isKnown = kept.data !== undefined
  useEffect(() => {
    // The browser looked for it before it was there.
    if (isKnown && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [isKnown, hash])
  const onRetry = generation?.request.kind === 'continue' || generation?.unfinishedId ? onGoOn : onRegenerate

  if (!kept.data) {
    if (kept.isError)
      return <CourseUnavailable error={kept.error} isRetrying={kept.isFetching} onRetry={() => kept.refetch()} />
    return <CoursePanel generation={generation} onRetry={onRetry} onCancel={onCancel} isLoading />
  }
  const course = kept.data
  const isGenerating = generation?.phase === 'running'
  const unwrittenCount = course.unwrittenTitles.length
  return (
    <CoursePanel
      course={isGenerating && generation.head ? undefined : course}
      generation={generation?.phase === 'done' ? undefined : generation}
      unwrittenCount={unwrittenCount}
      onRetry={onRetry}
      onCancel={onCancel}
      progress={progress}
      toolbar={
        <CourseToolbar
          after={
            <>
              <Regenerate isRunning={isGenerating} onConfirm={onRegenerate} />
              <DeleteCourse userId={userId} course={course} onDeleted={onDeleted} />
            </>
          }
        >
          <Badge tone="green" icon={<Check aria-hidden="true" />}>
            Saved in your courses
          </Badge>
          {unwrittenCount > 0 && (!generation || generation.phase === 'done') ? (
            <Button size="sm" variant="primary" onClick={onGoOn}>
              Go on writing
            </Button>
          ) : null}
          {course.source === 'ai' ? (
            <ShareOwnCourse courseId={courseId} url={course.shareUrl} />
          ) : (
            <ShareButton
              size="sm"
              title={course.courseTitle}
              text={course.description}
              address={course.shareUrl ?? ''}
            />
          )}
          <PdfButton size="sm" path={`/api/courses/${encodeURIComponent(courseId)}/pdf`} />
        </CourseToolbar>
      }
    />
  )
}

function Regenerate({ isRunning, onConfirm }: { isRunning: boolean; onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" pending={isRunning} onClick={() => setIsOpen(true)}>
        <RefreshCw aria-hidden="true" />
        Regenerate
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Make this course again?"
        description="The new course replaces this one as soon as it is complete. Lessons you marked as done stay done."
        confirmLabel="Regenerate"
        onConfirm={() => {
          setIsOpen(false)
          onConfirm()
        }}
      />
    </>
  )
}

function CourseUnavailable({ error, isRetrying, onRetry }: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        illustration={<ClosedDoor className="mx-auto w-36" />}
        title="This course is not here"
        action={<LinkButton to={paths.courseCreation}>Get a course</LinkButton>}
      >
        It was deleted, or it belongs to another account.
      </EmptyState>
    )
  }
  return (
    <Alert
      title="The course could not be loaded"
      action={
        <Button size="sm" pending={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentenceFor(error, 'It is safe. Check your connection and try again.')}
    </Alert>
  )
}
