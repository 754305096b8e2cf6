import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { sentenceFor } from '../../../api-errors.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notify } from '../../../ui/notify.ts'
import { useSession } from '../../accounts/shared/session.tsx'
import { type Bookmarked, bookmarksQuery, useSetBookmark } from './api.ts'

export interface BookmarkStarProps {
  what: Bookmarked
  id: string
  /** Of the project, or of the person. */
  name: string
}

/** Saves a project or a person for later. Nothing for visitors and for the person themselves. */
export function BookmarkStar({ what, id, name }: BookmarkStarProps) {
  const { user } = useSession()
  if (!user || user.id === id) return null
  return <OwnStar userId={user.id} what={what} id={id} name={name} />
}

function OwnStar({ userId, what, id, name }: BookmarkStarProps & { userId: string }) {
  const bookmarks = useQuery(bookmarksQuery(userId)).data
  const change = useSetBookmark(userId, what)
  const isSaved = bookmarks?.[what].includes(id) ?? false
  return (
    <IconButton
      label={`Save ${name}`}
      title={isSaved ? 'Saved: press to remove' : 'Save for later'}
      aria-pressed={isSaved}
      disabled={!bookmarks}
      icon={<Star aria-hidden="true" className={cx(isSaved && 'fill-rose text-rose')} />}
      onClick={() =>
        change.mutate(
          { id, saved: !isSaved },
          { onError: (error) => notify.error('That could not be saved', sentenceFor(error, '')) },
        )
      }
    />
  )
}
