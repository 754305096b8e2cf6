import type { OwnProfileView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { explanationOf } from '../../api-errors.ts'
import { usePartWhenIdle } from '../../load-part.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ToolWall } from '../../ui/illustrations/lazy-illustrations.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { HiddenNotice } from '../reports/shared/lazy-hidden-notice.tsx'
import { ownProfileQuery } from './api.ts'
import { hasProfileDraft } from './profile-draft.ts'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileSections } from './profile-sections.tsx'

const loadForm = () => import('./profile-form.tsx').then((part) => ({ default: part.ProfileForm }))
const ProfileForm = lazyPart(loadForm)

export const meta: MetaFunction = () => [{ title: 'Your profile · Guildhall' }]

export function clientLoader() {
  const userId = storedUserId()
  if (userId) void getQueryClient().prefetchQuery(ownProfileQuery(userId))
  return null
}

export function HydrateFallback() {
  return <ProfileSkeleton />
}

export default function OwnProfileScreen() {
  const user = useRequiredUser()
  return user ? <OwnProfile key={user.id} userId={user.id} /> : <ProfileSkeleton />
}

function OwnProfile({ userId }: { userId: string }) {
  const { data: profile, error, refetch, isFetching } = useQuery(ownProfileQuery(userId))
  const [isEditing, setIsEditing] = useState(() => hasProfileDraft(userId))
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  usePartWhenIdle(loadForm)
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (!profile) {
    if (!error) return <ProfileSkeleton />
    return (
      <Page title="Your profile">
        <Alert
          title="Failed to load profile"
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {explanationOf(error, 'Nothing is lost. Please try again.')}
        </Alert>
      </Page>
    )
  }
  if (!isEditing)
    return <ProfileAsSaved profile={profile} userId={userId} edit={edit} onEdit={() => setIsEditing(true)} />
  return (
    <Page narrow title="Edit your profile">
      <Suspense fallback={<ProfileSkeleton />}>
        <ProfileForm
          profile={profile}
          userId={userId}
          onSaved={() => setIsEditing(false)}
          onCancel={() => setIsEditing(false)}
        />
      </Suspense>
    </Page>
  )
}

interface ProfileAsSavedProps {
  profile: OwnProfileView
  userId: string
  edit: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

function ProfileAsSaved({ profile, userId, edit, onEdit }: ProfileAsSavedProps) {
  return (
    <article className="flex flex-col gap-10">
      {profile.isHidden ? <HiddenNotice what="profile" /> : null}
      <ProfileHeader
        own
        note={profile.showEmail ? undefined : 'Your public page hides your email; clients you propose to see it.'}
        profile={profile}
        name={profile.name || profile.username || 'Freelancer'}
        actions={
          profile.isPublic ? (
            <>
              <Button ref={edit} variant="primary" onClick={onEdit}>
                <Pencil aria-hidden="true" />
                Edit Profile
              </Button>
              <LinkButton to={paths.profile(userId)}>See your public profile</LinkButton>
            </>
          ) : null
        }
      />
      {profile.isPublic ? null : (
        <EmptyState
          illustration={<ToolWall className="mx-auto w-44" />}
          title="Show what you can do"
          action={
            <Button ref={edit} variant="primary" onClick={onEdit}>
              <Pencil aria-hidden="true" />
              Edit Profile
            </Button>
          }
        >
          Clients read your profile before they accept a proposal. Say who you are, name your skills, and show a piece
          of work or two. It is not public until you save.
        </EmptyState>
      )}
      <ProfileSections own profile={profile} />
    </article>
  )
}

function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-10">
      <output className="sr-only">Loading your profile</output>
      <div className="flex flex-col gap-6 sm:flex-row sm:items-center">
        <Skeleton className="size-24 rounded-full" />
        <div className="flex flex-1 flex-col gap-3">
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-5 w-40" />
        </div>
      </div>
      <div className="max-w-prose">
        <SkeletonText lines={5} />
      </div>
    </div>
  )
}
