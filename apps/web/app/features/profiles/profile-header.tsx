import type { PublicProfileView } from '@guildhall/contract'
import { Mail, MapPin, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/cx.ts'

const stars = [1, 2, 3, 4, 5]

/** Who it is, and the figures: each marked where it is the person's own word. */
export function ProfileHeader({ profile, name, rate }: { profile: PublicProfileView; name: string; rate: string }) {
  const { email } = profile.userId
  const isOwnWord = (figure: PublicProfileView['selfReported'][number]) => profile.selfReported.includes(figure)
  return (
    <header className="flex flex-col gap-8 border-b border-line pb-10">
      <div className="flex flex-col gap-6 sm:flex-row sm:items-center">
        <Avatar name={name} src={profile.profileImage} size="xl" />
        <div className="min-w-0">
          <h1 className="text-3xl break-words">{name}</h1>
          <p className="mt-1 text-lg">{profile.title || 'Professional'}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
            <span>@{profile.username}</span>
            {profile.location ? (
              <span className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden="true" className="size-4" />
                {profile.location}
              </span>
            ) : null}
            {email ? (
              <a href={`mailto:${email}`} className="text-link inline-flex min-h-6 items-center gap-1.5">
                <Mail aria-hidden="true" className="size-4" />
                {email}
              </a>
            ) : null}
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-4">
        <Figure term="Rating" isOwnWord={profile.rating > 0 && isOwnWord('rating')}>
          <Rating value={profile.rating} />
        </Figure>
        <Figure term="Hourly rate">{profile.hourlyRate > 0 ? rate : 'Not said'}</Figure>
        <Figure term="Jobs completed" isOwnWord={profile.totalJobs > 0 && isOwnWord('totalJobs')}>
          {profile.totalJobs.toLocaleString('en-US')}
        </Figure>
        <Figure term="Success rate" isOwnWord={profile.completionRate > 0 && isOwnWord('completionRate')}>
          {profile.completionRate > 0 ? `${profile.completionRate}%` : 'None yet'}
        </Figure>
      </dl>
    </header>
  )
}

function Figure({ term, isOwnWord = false, children }: { term: string; isOwnWord?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-1 font-medium tabular-nums">
        {children}
        {isOwnWord ? <span className="block text-xs font-normal text-muted">self-reported</span> : null}
      </dd>
    </div>
  )
}

function Rating({ value }: { value: number }) {
  if (value === 0) return <>None yet</>
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="inline-flex">
        {stars.map((star) => (
          <Star key={star} className={cx('size-4', star <= Math.round(value) ? 'fill-rose text-rose' : 'text-edge')} />
        ))}
      </span>
      {value}/5
    </span>
  )
}
