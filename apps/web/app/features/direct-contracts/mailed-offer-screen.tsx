import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type MetaFunction, useLocation, useNavigate } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { signInPath, withReturnPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { directLinkQuery, useTakeLink } from './api.ts'
import { forgetMailedToken, mailedToken } from './mailed-token.ts'
import { OfferTerms } from './offer-terms.tsx'

export const meta: MetaFunction = () => [
  { title: 'A contract for you · Guildhall' },
  { name: 'robots', content: 'noindex' },
]

export default function MailedOfferScreen() {
  const { hash } = useLocation()
  const [token, setToken] = useState<string>()
  // Only the browser knows the part of the address behind `#` and the storage.
  useEffect(() => setToken(mailedToken(hash)), [hash])
  if (token === undefined) return <SkeletonCards label="Loading the offer..." count={1} />
  if (token === '') {
    return (
      <NoOffer title="The link is incomplete">
        Open the link in the mail again, or copy all of it into the address bar.
      </NoOffer>
    )
  }
  return <MailedOffer token={token} />
}

function MailedOffer({ token }: { token: string }) {
  const { data: offer, error } = useQuery(directLinkQuery(token))
  const { status } = useSession()
  if (error && !offer) {
    return (
      <NoOffer title="This offer cannot be shown">
        {sentenceFor(error, error.message)} If you opened it before, it is in your account.
      </NoOffer>
    )
  }
  if (!offer) return <SkeletonCards label="Loading the offer..." count={1} />
  const here = { pathname: paths.mailedOffer }
  return (
    <div className="flex flex-col gap-8">
      <header>
        <p className="eyebrow mb-2 break-words">{offer.client.name} offers you a contract</p>
        <h1 dir="auto" className="text-3xl break-words">
          {offer.title}
        </h1>
        <p className="mt-2 text-muted">
          Open until {formatDay(offer.expiresAt)}. The client does not learn who reads this unless you accept.
        </p>
      </header>
      <OfferTerms offer={offer} />
      {status === 'signedIn' ? (
        <Take token={token} />
      ) : (
        <div className="flex flex-col gap-3">
          <LinkButton full size="lg" variant="primary" to={withReturnPath(paths.signup, here.pathname)}>
            Create an Account to Answer
          </LinkButton>
          <LinkButton full size="lg" to={signInPath(here)}>
            Sign In
          </LinkButton>
        </div>
      )}
    </div>
  )
}

function NoOffer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="flex flex-col gap-6">
      <header>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 text-muted">{children}</p>
      </header>
      <LinkButton full size="lg" to={`${paths.directOffers}?role=freelancer`}>
        Contracts Offered to You
      </LinkButton>
    </div>
  )
}

function Take({ token }: { token: string }) {
  const take = useTakeLink()
  const navigate = useNavigate()
  return (
    <div className="flex flex-col gap-3">
      {take.error ? <Alert>{sentenceFor(take.error, 'The offer could not be opened. Please try again.')}</Alert> : null}
      <Button
        full
        size="lg"
        variant="primary"
        pending={take.isPending}
        onClick={() =>
          take.mutate(token, {
            onSuccess: ({ _id }) => {
              forgetMailedToken()
              void navigate(paths.directOffer(_id))
            },
          })
        }
      >
        Continue to Accept or Decline
      </Button>
      <p className="text-sm text-muted">The offer then belongs to your account, and this link works for no one else.</p>
    </div>
  )
}
