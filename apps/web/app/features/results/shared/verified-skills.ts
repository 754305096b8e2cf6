import {
  type Difficulty,
  reachesLevel,
  type SelectableSkill,
  selectableSkillOf,
  skillKey,
  type VerifiedSkillView,
} from '@guildhall/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

export type Proof = ReadonlyMap<string, VerifiedSkillView>

export const proofOf = (skills: readonly VerifiedSkillView[]): Proof =>
  new Map(skills.map((verified) => [skillKey(verified.skill), verified]))

export interface RequiredSkillProof {
  skill: string
  verified: VerifiedSkillView | undefined
  isReached: boolean
  toProve: SelectableSkill | undefined
}

export function requiredSkillProof(
  skill: string,
  minimumLevel: Difficulty | null,
  proof: Proof | undefined,
): RequiredSkillProof {
  const verified = proof?.get(skillKey(skill))
  const isReached = verified !== undefined && reachesLevel(verified.difficulty, minimumLevel)
  return { skill, verified, isReached, toProve: proof && !isReached ? selectableSkillOf(skill) : undefined }
}

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
    queryKey: keyOf('results', 'verified', userId),
    queryFn: ({ signal }) => http.get<VerifiedSkillView[]>('/api/assessments/verified', { signal }),
    select: proofOf,
    staleTime: 60_000,
  })

export const useOwnProof = (userId: string): Proof | undefined =>
  useQuery({ ...ownVerifiedSkillsQuery(userId), enabled: userId !== '' }).data
