import { BookmarkStar } from '../bookmarks/shared/bookmark-star.tsx'
import { InviteButton, type InviteButtonProps } from './shared/invite-button.tsx'

export default function CardActions({ person, projectId }: InviteButtonProps) {
  return (
    <div className="flex shrink-0 items-center gap-2">
      <InviteButton person={person} projectId={projectId} size="sm" />
      <BookmarkStar what="people" id={person._id} name={person.name} />
    </div>
  )
}
