import { counted, type LandingPersonView } from '@guildhall/contract'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { DovetailJoint } from '../../ui/illustrations/dovetail-joint.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'
import { VerifiedSkill } from '../results/shared/skill-proof.tsx'

const places = 4

export function ProvenPeople({ people }: { people: readonly LandingPersonView[] }) {
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-xl sm:text-2xl">
        {/* On a phone the font that arrives later breaks it, and the one before does not: the row would move. */}
        People and what <br className="sm:hidden" />
        they have proven
      </h2>
      {people.length > 0 ? <Row people={people} /> : <Nobody />}
    </section>
  )
}

function Row({ people }: { people: readonly LandingPersonView[] }) {
  return (
    <>
      <ul className="-mx-4 mt-3 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-4">
        {people.map((person) => (
          <Person key={person._id} person={person} />
        ))}
        {people.length < places ? <FreePlace /> : null}
      </ul>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <p className="text-muted">
          Each result was graded by Guildhall, without a proctor, and is open for you to check.
        </p>
        <a href={paths.findFreelancers} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
          See all freelancers
        </a>
      </div>
    </>
  )
}

const place = 'flex w-72 shrink-0 snap-start flex-col gap-3 sm:w-auto sm:p-5'

function Person({ person }: { person: LandingPersonView }) {
  const name = person.name.trim() || person.username
  const more = person.verifiedTotal - person.verifiedSkills.length
  const others = [
    more > 0 ? counted(more, 'more proven skill') : '',
    person.completedJobs > 0 ? counted(person.completedJobs, 'completed job') : '',
  ].filter(Boolean)
  return (
    <Card as="li" className={place}>
      <div className="flex items-start gap-3">
        <Avatar name={name} src={person.profileImage} size="md" />
        <div className="min-w-0">
          <h3 dir="auto" className="truncate text-base">
            <a href={paths.profile(person._id)} className="hover:text-rose">
              {name}
            </a>
          </h3>
          {/* Room for two lines, so that nothing moves when the font arrives. */}
          <p dir="auto" className="line-clamp-2 min-h-11 text-sm text-muted wrap-anywhere">
            {person.title}
          </p>
        </div>
      </div>
      {/* One a line: where lines break would change when the font arrives. */}
      <ul aria-label={`Proven by ${name}`} className="grid gap-2">
        {person.verifiedSkills.map((verified) => (
          <li key={verified.resultId} className="flex max-w-full">
            <VerifiedSkill verified={verified} owner={name} isOneLine />
          </li>
        ))}
      </ul>
      {others.length > 0 ? <p className="mt-auto truncate text-xs text-muted">{others.join(' · ')}</p> : null}
    </Card>
  )
}

function FreePlace() {
  return (
    <li className={`${place} justify-center rounded-lg border border-dashed border-edge p-5`}>
      <p className="font-display text-lg">A place for you</p>
      <a href={paths.modules} className="text-link inline-flex min-h-6 items-center self-start pointer-coarse:min-h-11">
        Prove a skill
      </a>
    </li>
  )
}

function Nobody() {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-10 gap-y-6 rounded-lg border border-dashed border-edge p-7">
      <DovetailJoint className="w-44 shrink-0" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-display text-xl">The first places are free</p>
        <p className="mt-1 max-w-prose text-muted">
          Nobody has proven a skill here yet, so whoever does is the first that clients see.
        </p>
      </div>
      <AnchorButton href={paths.modules}>Prove a skill</AnchorButton>
    </div>
  )
}
