import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/notify.ts'
import { useDeleteCourse } from './api.ts'

export interface DeleteCourseProps {
  userId: string
  course: { _id: string; courseTitle: string; source: 'library' | 'ai' }
  asIcon?: boolean
  onDeleted: () => void
}

export function DeleteCourse({ userId, course, asIcon = false, onDeleted }: DeleteCourseProps) {
  const [isOpen, setIsOpen] = useState(false)
  const remove = useDeleteCourse(userId)

  async function confirm() {
    try {
      await remove.mutateAsync(course._id)
    } catch (error) {
      notify.error(sentenceFor(error, 'The course could not be deleted. Please try again.'))
      return
    }
    setIsOpen(false)
    onDeleted()
  }

  const open = () => setIsOpen(true)
  const consequence: ReactNode =
    course.source === 'library'
      ? `“${course.courseTitle}” leaves your courses, with your progress. The library keeps the course.`
      : `“${course.courseTitle}” is deleted with your progress, and its public link ends. This cannot be undone.`
  return (
    <>
      {asIcon ? (
        <IconButton label={`Delete ${course.courseTitle}`} icon={<Trash2 aria-hidden="true" />} onClick={open} />
      ) : (
        <Button size="sm" onClick={open}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Delete this course?"
        description={consequence}
        confirmLabel="Delete course"
        tone="danger"
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
