import { FileSignature } from 'lucide-react'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { BookmarkStar } from '../../bookmarks/shared/bookmark-star.tsx'
import { InviteButton } from './invite-button.tsx'

export function ClientActions({ person }: { person: { _id: string; name: string } }) {
  const { user } = useSession()
  if (!user) return <PlaceOfActions />
  if (user.id === person._id) return <LinkButton to={paths.ownProfile}>Edit Your Profile</LinkButton>
  return (
    <>
      <div className="flex items-center gap-1 [&>button:first-child]:grow">
        <InviteButton person={person} />
        <BookmarkStar what="people" id={person._id} name={person.name} />
      </div>
      <LinkButton to={paths.offerContractTo(person._id)} aria-label={`Offer ${person.name} a contract`}>
        <FileSignature aria-hidden="true" className="size-4" />
        Offer a Contract
      </LinkButton>
    </>
  )
}

/** The server does not know who reads. Nobody who is signed out sees it. */
function PlaceOfActions() {
  return (
    <>
      <span aria-hidden="true" className="hidden h-10 w-36 signed-in:block pointer-coarse:h-11" />
      <span aria-hidden="true" className="hidden h-10 w-44 signed-in:block pointer-coarse:h-11" />
    </>
  )
}
