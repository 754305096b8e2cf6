import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CopyLinkField } from '../documents/shared/copy-link-field.tsx'
import { useShareCourse } from './api.ts'

export function ShareOwnCourse({ courseId, url }: { courseId: string; url: string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const share = useShareCourse(courseId)

  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <Share2 aria-hidden="true" />
        {url ? 'Shared' : 'Share'}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Share this course"
        description={
          url
            ? 'Anyone with this link can read the course. They see neither your name nor your progress.'
            : 'It gets a secret link. Anyone with the link can read the course, but not your name or your progress.'
        }
        footer={
          url ? (
            <Button pending={share.isPending} onClick={() => share.mutate(false)}>
              Remove the link
            </Button>
          ) : (
            <Button variant="primary" pending={share.isPending} onClick={() => share.mutate(true)}>
              Make a public link
            </Button>
          )
        }
      >
        <div className="flex flex-col gap-4">
          {url ? <CopyLinkField className="py-1" label="Copy link" address={url} /> : null}
          {share.isError ? (
            <Alert>{sentenceFor(share.error, 'That could not be changed. Please try again.')}</Alert>
          ) : null}
        </div>
      </Dialog>
    </>
  )
}
