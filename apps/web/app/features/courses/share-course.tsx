import { Check, Copy, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { sentenceFor } from '../../http.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { copyLink } from '../documents/shared/share-link.ts'
import { useShareCourse } from './api.ts'

/** Gives one's own course a public address, and takes it back. */
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
            ? 'Whoever has this link can read the course. They see neither your name nor your progress.'
            : 'It gets a public link that nobody can guess. Whoever has it can read the course, and sees neither your name nor your progress.'
        }
        footer={
          url ? (
            <Button pending={share.isPending} onClick={() => share.mutate(false)}>
              Take the link back
            </Button>
          ) : (
            <Button variant="primary" pending={share.isPending} onClick={() => share.mutate(true)}>
              Make a public link
            </Button>
          )
        }
      >
        <div className="flex flex-col gap-4">
          {url ? <PublicLink url={url} /> : null}
          {share.isError ? (
            <Alert>{sentenceFor(share.error, 'That could not be changed. Please try again.')}</Alert>
          ) : null}
        </div>
      </Dialog>
    </>
  )
}

function PublicLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    const isDone = await copyLink(url)
    setIsCopied(isDone)
    if (isDone) return notify.success('Link copied')
    field.current?.select()
    notify.info('It is marked now: copy it with Ctrl+C or ⌘C.')
  }

  return (
    <div className="flex flex-wrap items-end gap-3 py-1">
      <TextField
        ref={field}
        label="Public link"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="min-w-0 flex-1 basis-56"
      />
      <Button onClick={copy} className="min-h-11">
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        Copy link
      </Button>
    </div>
  )
}
