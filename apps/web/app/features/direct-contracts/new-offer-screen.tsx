import type { PublicProfileView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, type MetaFunction, useSearchParams } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { paths } from '../../paths.ts'
import { keyOf } from '../../query-keys.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonForm } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { OfferForm } from './lazy-offer-form.tsx'

export const meta: MetaFunction = () => [{ title: 'Offer a contract · Guildhall' }]

export function HydrateFallback() {
  return (
    <Frame>
      <SkeletonForm fields={5} />
    </Frame>
  )
}

export default function NewOfferScreen() {
  const user = useRequiredUser()
  const [query] = useSearchParams()
  const to = query.get('to') ?? ''
  if (!user) return <HydrateFallback />
  return (
    <Frame>
      {to ? <ToMember key={to} userId={user.id} personId={to} /> : <OfferForm userId={user.id} person={undefined} />}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page
      title="Offer a Contract"
      lead="For someone you already know. They accept or decline, and no one else sees it."
      back={{ to: paths.directOffers, label: 'Back to direct contracts' }}
      narrow
    >
      <Card>{children}</Card>
    </Page>
  )
}

function ToMember({ userId, personId }: { userId: string; personId: string }) {
  const { data, error } = useQuery({
    queryKey: keyOf('profiles', 'offered to', personId),
    queryFn: ({ signal }) => http.get<PublicProfileView>(`/api/profile/${encodeURIComponent(personId)}`, { signal }),
  })
  if (error && !data) {
    return (
      <Alert
        title="This person cannot be offered a contract here"
        action={
          <LinkButton size="sm" to={paths.newDirectOffer}>
            Offer by Email
          </LinkButton>
        }
      >
        {sentenceFor(error, error.message)}
      </Alert>
    )
  }
  if (!data) return <SkeletonForm fields={5} />
  const person = { _id: personId, name: data.name.trim() || data.username }
  return (
    <div className="flex flex-col gap-5">
      <p>
        To{' '}
        <Link to={paths.profile(personId)} className="text-link font-medium break-words">
          {person.name}
        </Link>
      </p>
      {data.mayBeFound ? null : (
        <Alert tone="neutral" title={`Only former clients can offer ${person.name} a contract`} />
      )}
      <OfferForm userId={userId} person={person} />
    </div>
  )
}
