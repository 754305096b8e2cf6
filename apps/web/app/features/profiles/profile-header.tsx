import { formatUsd, type PublicProfileView } from '@guildhall/contract'
import { Mail, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { hasEnoughCases, newText, ratingText } from '../reviews/shared/figure-words.ts'
import { Stars } from '../reviews/shared/stars.tsx'
import { ProfileTalentFacts } from '../talent/shared/profile-facts.tsx'

type Figures = PublicProfileView['selfReported'][number]

export interface ProfileHeaderProps {
  profile: PublicProfileView
  name: string
  own?: boolean
  note?: string
  actions?: ReactNode
}

export function ProfileHeader({ profile, name, own = false, note, actions }: ProfileHeaderProps) {
  const { email } = profile.userId
  const isMeasured = (figure: Figures) => !profile.selfReported.includes(figure)
  const isNew = (figure: keyof PublicProfileView['figureCases']) =>
    isMeasured(figure) ? !hasEnoughCases(profile.figureCases[figure]) : profile[figure] === 0
  const sourceOf = (figure: Figures, more?: string) => {
    if (!isMeasured(figure)) return profile[figure] > 0 ? 'self-reported' : undefined
    if (figure === 'currentProjects' || figure === 'earnings') return 'measured'
    return (
      <>
        {more ? `${more}, ` : null}
        <Link to={paths.personReviews(profile.userId._id)} className="text-link">
          measured
        </Link>
      </>
    )
  }
  return (
    <header className="flex flex-col gap-8 border-b border-line pb-10">
      <div className="flex flex-col gap-6 sm:flex-row sm:items-center">
        <Avatar name={name} src={profile.profileImage} size="xl" />
        <div className="min-w-0">
          <h1 dir="auto" className="text-3xl break-words">
            {name}
          </h1>
          <p dir="auto" className="mt-1 text-lg">
            {profile.title || 'Professional'}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
            <span className="min-w-0 wrap-anywhere">@{profile.username}</span>
            {profile.location ? (
              <span className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                {profile.location}
              </span>
            ) : null}
            {email ? (
              <a
                href={`mailto:${email}`}
                className="text-link inline-flex min-h-6 min-w-0 items-center gap-1.5 wrap-anywhere pointer-coarse:min-h-11"
              >
                <Mail aria-hidden="true" className="size-4 shrink-0" />
                {email}
              </a>
            ) : null}
            <ProfileTalentFacts profile={profile} />
            {note ? <span>{note}</span> : null}
          </p>
        </div>
        {actions ? <div className="flex flex-wrap gap-3 shrink-0 sm:ml-auto sm:flex-col">{actions}</div> : null}
      </div>
      <dl className={cx('grid grid-cols-2 gap-x-8 gap-y-6', own ? 'sm:grid-cols-3 xl:grid-cols-6' : 'sm:grid-cols-4')}>
        <Figure term="Rating" note={sourceOf('rating')}>
          {isNew('rating') ? newText : <Rating value={profile.rating} isMeasured={isMeasured('rating')} />}
        </Figure>
        <Figure term="Hourly rate">
          {profile.hourlyRate > 0 ? (
            <>
              {formatUsd(profile.hourlyRate)}
              <wbr />
              /hour
            </>
          ) : (
            'Not stated'
          )}
        </Figure>
        <Figure term="Jobs completed" note={sourceOf('totalJobs', clientsText(profile))}>
          {profile.totalJobs.toLocaleString('en-US')}
        </Figure>
        <Figure term={own ? 'Completion' : 'Success rate'} note={sourceOf('completionRate')}>
          {isNew('completionRate') ? newText : `${profile.completionRate}%`}
        </Figure>
        {own ? (
          <>
            <Figure term="Active projects" note={sourceOf('currentProjects')}>
              {profile.currentProjects.toLocaleString('en-US')}
            </Figure>
            <Figure term="Earnings" note={sourceOf('earnings')}>
              {formatUsd(profile.earnings)}
            </Figure>
          </>
        ) : null}
      </dl>
    </header>
  )
}

/** Accounts are free, so one person can be client and freelancer: the number of clients reveals it. */
function clientsText({ totalJobs, completedForClients }: PublicProfileView): string | undefined {
  if (completedForClients === 0 || totalJobs === 1) return undefined
  return completedForClients === 1 ? 'for 1 client' : `for ${completedForClients.toLocaleString('en-US')} clients`
}

function Figure({ term, note, children }: { term: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-1 font-medium tabular-nums">
        {children}
        {note ? <span className="block text-xs font-normal text-muted">{note}</span> : null}
      </dd>
    </div>
  )
}

function Rating({ value, isMeasured }: { value: number; isMeasured: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Stars value={value} />
      {isMeasured ? ratingText(value) : value}/5
    </span>
  )
}
