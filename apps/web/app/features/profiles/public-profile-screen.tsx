import { type PublicProfileView, publicProfileView } from '@guildhall/contract'
import { useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { useGoBack } from '../../hooks/use-go-back.ts'
import { pageAddress } from '../../page-address.ts'
import { paths } from '../../paths.ts'
import { pageContext } from '../../server-context.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/lazy-illustrations.tsx'
import { notify } from '../../ui/notify.ts'
import { ClientActions } from '../invitations/shared/client-actions.tsx'
import { ReportButton } from '../reports/shared/report-button.tsx'
import { loadPersonReviews, type PersonReviews } from '../reviews/shared/load-person-reviews.ts'
import { ProfileReviews } from '../reviews/shared/profile-reviews.tsx'
import { ratingMeta } from '../reviews/shared/review-meta.ts'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileSections } from './profile-sections.tsx'

type Trouble = 'missing' | 'hidden' | 'failed'
type Loaded = { profile: PublicProfileView; reviews: PersonReviews; address: string } | { trouble: Trouble }

/** Answers 404 if there is no profile, so that search engines drop the page. */
export async function loader({ params: { userId = '' }, context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext)
  const [answer, reviews] = await Promise.all([
    api(`/api/profile/${encodeURIComponent(userId)}`),
    loadPersonReviews(api, userId, { side: 'freelancer' }),
  ])
  if (answer.status === 404) {
    const { code } = (await answer.json()) as { code?: string }
    return data<Loaded>({ trouble: code === 'profile.hidden' ? 'hidden' : 'missing' }, { status: 404 })
  }
  if (!answer.ok) return data<Loaded>({ trouble: 'failed' }, { status: 503 })
  const profile = publicProfileView.parse(await answer.json())
  return data<Loaded>({ profile, reviews, address: pageAddress(paths.profile(profile.userId._id), request) })
}

/** In-app navigation shows a missing profile like the server-rendered page does. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Loaded> {
  try {
    return await serverLoader<Loaded>()
  } catch {
    return { trouble: 'failed' }
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData || !('profile' in loaderData)) {
    return [{ title: 'Profile · Guildhall' }, { name: 'robots', content: 'noindex' }]
  }
  const { profile, reviews, address } = loaderData
  const [name, title] = [nameOf(profile), profile.title || 'Professional']
  const picture = new URL(`/api/profile/${profile.userId._id}/picture.png`, address).href
  const description = beginningOf(profile.bio) || `${name}, ${title}, on Guildhall.`
  return [
    { title: `${name}, ${title} · Guildhall` },
    { name: 'description', content: description },
    profile.mayBeFound ? { tagName: 'link', rel: 'canonical', href: address } : { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: 'profile' },
    { property: 'og:title', content: `${name}, ${title}` },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${name}, ${title}, on Guildhall` },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name, jobTitle: title, description, knowsAbout: profile.skills },
      },
    },
    ...ratingMeta(reviews, { name, title, address }),
  ]
}

export default function PublicProfileScreen() {
  const loaded: Loaded = useLoaderData<typeof loader>()
  if ('trouble' in loaded) return <Unavailable trouble={loaded.trouble} />
  const { profile, reviews } = loaded
  return (
    <article className="flex flex-col gap-10">
      <ProfileHeader
        profile={profile}
        name={nameOf(profile)}
        actions={<ClientActions person={{ _id: profile.userId._id, name: nameOf(profile) }} />}
      />
      <ProfileSections profile={profile} />
      <ProfileReviews userId={profile.userId._id} loaded={reviews} />
      <ReportButton kind="profile" targetId={profile.userId._id} noun="profile" ownerId={profile.userId._id} />
    </article>
  )
}

/** Cut between letters: half a surrogate pair would be shown as a broken one. */
function beginningOf(bio: string): string {
  return Array.from(bio.split('\n')[0] ?? '')
    .slice(0, 200)
    .join('')
    .trim()
}

function nameOf({ name }: PublicProfileView): string {
  return name.trim() || 'Freelancer'
}

const troubles = {
  missing: {
    title: 'No profile here yet',
    text: 'Profile not available yet. The user may not have completed their profile setup.',
  },
  hidden: {
    title: 'This profile is hidden',
    text: 'An operator of this site hid this profile, because it breaks the rules.',
  },
  failed: { title: 'Unable to load profile', text: 'Nothing is lost. Wait a moment and try again.' },
} as const satisfies Record<Trouble, { title: string; text: string }>

function Unavailable({ trouble }: { trouble: Trouble }) {
  const goBack = useGoBack(paths.browseProjects)
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (trouble === 'failed') notify.error('Unable to load profile. Please try again later.')
  }, [trouble])

  return (
    <div role="alert">
      <EmptyState
        illustration={<ClosedDoor className="mx-auto w-44" />}
        headingLevel={1}
        title={troubles[trouble].title}
        action={
          <>
            <Button onClick={goBack}>Go Back</Button>
            <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
              Try Again
            </Button>
          </>
        }
      >
        {troubles[trouble].text}
      </EmptyState>
    </div>
  )
}
