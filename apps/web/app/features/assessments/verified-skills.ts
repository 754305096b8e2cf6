import {
  type Difficulty,
  reachesLevel,
  type SelectableSkill,
  selectableSkillOf,
  skillKey,
  type VerifiedSkillView,
} from '@guildhall/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '../../http.ts'

/** What somebody has proven, by `skillKey`. */
export type Proof = ReadonlyMap<string, VerifiedSkillView>

export const proofOf = (skills: readonly VerifiedSkillView[]): Proof =>
  new Map(skills.map((verified) => [skillKey(verified.skill), verified]))

/** How somebody stands to a skill that a project asks for, by whatever name. */
export interface Standing {
  skill: string
  verified: VerifiedSkillView | undefined
  /** Whether it is proven at the level that is asked for. */
  isReached: boolean
  /** What there is an assessment of, where one would prove it; undefined while the proof is not known. */
  toProve: SelectableSkill | undefined
}

export function standingOf(skill: string, minimumLevel: Difficulty | null, proof: Proof | undefined): Standing {
  const verified = proof?.get(skillKey(skill))
  const isReached = verified !== undefined && reachesLevel(verified.difficulty, minimumLevel)
  return { skill, verified, isReached, toProve: proof && !isReached ? selectableSkillOf(skill) : undefined }
}

/** Those that were `asked` for before the others, in the order they were asked for. */
export function askedFirst(
  skills: readonly VerifiedSkillView[],
  asked: readonly string[],
): readonly VerifiedSkillView[] {
  const order = new Map(asked.map(skillKey).map((key, position) => [key, position]))
  const rank = ({ skill }: VerifiedSkillView) => order.get(skillKey(skill)) ?? asked.length
  return [...skills].sort((one, other) => rank(one) - rank(other))
}

const ownVerifiedSkillsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['assessments', 'verified', userId],
    queryFn: ({ signal }) => http.get<VerifiedSkillView[]>('/api/assessments/verified', { signal }),
    select: proofOf,
    staleTime: 60_000,
  })

/** What the viewer has proven; undefined until it is known, and when nobody is signed in. */
export const useOwnProof = (userId: string): Proof | undefined =>
  useQuery({ ...ownVerifiedSkillsQuery(userId), enabled: userId !== '' }).data
