import { type Difficulty, levelLabel, type ProjectView, type VerifiedSkillView } from '@guildhall/contract'
import { BadgeCheck, CircleDashed, EyeOff, Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../paths.ts'
import { Tag } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { proofWorth } from './proof-worth.ts'
import { returnStateFor } from './return-state.ts'
import { askedFirst, type Proof, type RequiredSkillProof, requiredSkillProof } from './verified-skills.ts'

type Asking = Pick<ProjectView, 'requiredSkills' | 'minimumLevel'>

/** Without `proof` (loading, or the viewer is the client) skills are plain tags. Assessments return to `anchor`. */
export function RequiredSkills({
  project: { requiredSkills, minimumLevel },
  proof,
  isOpen,
  anchor = '',
}: {
  project: Asking
  proof: Proof | undefined
  isOpen: boolean
  anchor?: string
}) {
  const { pathname, search } = useLocation()
  const back = returnStateFor({ pathname, search, hash: anchor && `#${anchor}` })
  const proofs = requiredSkills.map((skill) => requiredSkillProof(skill, minimumLevel, proof))
  return (
    <div className="flex flex-col gap-2">
      <ChipList label="Required skills">
        {proofs.map((required, position) => (
          <li key={`${position} ${required.skill}`} className="flex max-w-full">
            <RequiredSkill proof={required} minimumLevel={minimumLevel} isOpen={isOpen} back={back} />
          </li>
        ))}
      </ChipList>
      <LevelWish level={minimumLevel}>
        {isOpen ? ' Anyone can propose.' : null}
        {isOpen && proofs.some(({ toProve }) => toProve) ? ' A dashed skill leads to its assessment.' : null}
      </LevelWish>
    </div>
  )
}

export function LevelWish({ level, children }: { level: Difficulty | null; children?: ReactNode }) {
  if (!level) return null
  return (
    <p className="flex items-start gap-1.5 text-sm text-muted">
      <Gauge aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        Preferred level: {levelLabel(level)}.{children}
      </span>
    </p>
  )
}

function RequiredSkill({
  proof: { skill, verified, isReached, toProve },
  minimumLevel,
  isOpen,
  back,
}: {
  proof: RequiredSkillProof
  minimumLevel: Difficulty | null
  isOpen: boolean
  back: unknown
}) {
  if (verified && isReached) return <VerifiedSkill verified={verified} name={skill} owner="you" />
  if (!toProve || !isOpen) return <Tag>{skill}</Tag>
  return (
    <ChipLink
      to={paths.takeAssessment(toProve, minimumLevel ?? undefined)}
      label={`${skill}: not proven${verified && minimumLevel ? ` at ${levelLabel(minimumLevel)}` : ''} yet. Take the assessment`}
      state={back}
      look="border border-dashed border-edge text-muted group-hover:border-ink group-hover:text-ink"
      icon={<CircleDashed aria-hidden="true" />}
    >
      <Underlined>{skill}</Underlined>
    </ChipLink>
  )
}

/** Links to the public page, which only its holder sees while the result is hidden. */
export function VerifiedSkill({
  verified: { skill, difficulty, percentage, source, resultId, onProfile },
  name = skill,
  owner,
  isOneLine = false,
}: {
  verified: VerifiedSkillView
  name?: string
  owner: string
  /** The name is cut off rather than broken. */
  isOneLine?: boolean
}) {
  return (
    <ChipLink
      to={paths.result(resultId)}
      isOneLine={isOneLine}
      label={`${name} ${difficulty} ${percentage}%${source === 'ai' ? ', questions by AI' : ''}: verified for ${owner}${onProfile ? '' : '. Only you see it: it is not on your profile'}`}
      look="bg-green-wash font-semibold text-green"
      icon={<BadgeCheck aria-hidden="true" />}
    >
      <Underlined isOneLine={isOneLine}>{name}</Underlined>{' '}
      <span className="shrink-0 font-normal whitespace-nowrap">
        {difficulty} {percentage}%{source === 'ai' ? ' · questions by AI' : null}
      </span>
      {onProfile ? null : <EyeOff aria-hidden="true" />}
    </ChipLink>
  )
}

const maxShown = 6

/** Verified skills, those `asked` for first, and what the first proof is worth. Renders nothing if there are none. */
export function VerifiedSkills({
  skills,
  asked,
  name,
}: {
  skills: readonly VerifiedSkillView[] | undefined
  asked: readonly string[]
  name: string
}) {
  if (!skills || skills.length === 0) return null
  const hidden = skills.length - maxShown
  const [first, ...others] = askedFirst(skills, asked).slice(0, maxShown)
  if (!first) return null
  return (
    <ChipList label={`Verified skills of ${name}`}>
      <li className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
        <VerifiedSkill verified={first} owner={name} />
        <ProofWorth verified={first} />
      </li>
      {others.map((verified) => (
        <li key={verified.resultId} className="flex max-w-full">
          <VerifiedSkill verified={verified} owner={name} />
        </li>
      ))}
      {hidden > 0 ? <li className="text-xs text-muted">+{hidden} more on their profile</li> : null}
    </ChipList>
  )
}

/** One line, on a phone too. */
function ProofWorth({ verified }: { verified: VerifiedSkillView }) {
  return (
    <p className="text-xs text-muted">
      <span className="sm:hidden">{proofWorth(verified, 'short')}</span>
      <span className="hidden sm:inline">{proofWorth(verified, 'long')}</span>
    </p>
  )
}

function ChipList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2 pointer-coarse:has-[a]:gap-y-1">
      {children}
    </ul>
  )
}

function ChipLink({
  to,
  label,
  state,
  isOneLine = false,
  look,
  icon,
  children,
}: {
  to: string
  /** The accessible name; must begin with the visible text. */
  label: string
  state?: unknown
  isOneLine?: boolean
  look: string
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      aria-label={label}
      state={state}
      className="group inline-flex min-h-6 max-w-full min-w-0 items-center rounded-xs pointer-coarse:min-h-11"
    >
      <span
        className={cx(
          'inline-flex min-h-6 max-w-full items-center gap-x-1.5 rounded-xs px-2 text-xs [&_svg]:size-3.5 [&_svg]:shrink-0',
          isOneLine ? '' : 'flex-wrap',
          look,
        )}
      >
        {icon}
        {children}
      </span>
    </Link>
  )
}

function Underlined({ isOneLine = false, children }: { isOneLine?: boolean; children: string }) {
  return (
    <span
      className={cx(
        'min-w-0 underline decoration-1 underline-offset-[0.2em] group-hover:decoration-2',
        isOneLine ? 'truncate' : 'break-words',
      )}
    >
      {children}
    </span>
  )
}
