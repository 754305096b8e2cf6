import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { sentenceFor } from '../../api-errors.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/notify.ts'
import { bookmarksQuery, useSetBookmark } from './shared/api.ts'
import type { BookmarkStarProps } from './shared/bookmark-star.tsx'

export default function BookmarkButton({ userId, what, id, name }: BookmarkStarProps & { userId: string }) {
  const bookmarks = useQuery(bookmarksQuery(userId)).data
  const change = useSetBookmark(userId, what)
  const isSaved = bookmarks?.[what].includes(id) ?? false
  return (
    <IconButton
      label={`Save ${name}`}
      title={isSaved ? 'Saved: press to remove' : 'Save for later'}
      aria-pressed={isSaved}
      disabled={!bookmarks}
      icon={<Bookmark aria-hidden="true" className={cx(isSaved && 'fill-current text-ink')} />}
      onClick={() =>
        change.mutate(
          { id, saved: !isSaved },
          { onError: (error) => notify.error('That could not be saved', sentenceFor(error, '')) },
        )
      }
    />
  )
}
