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
import { ordinal } from '../ordinal.ts'
import { timeTaken } from '../time-taken.ts'

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

const questionsFrom: Record<VerifiedSkillView['source'], Record<'short' | 'long', string>> = {
  bank: { short: 'earlier rules', long: 'earlier rules' },
  generated: { short: 'generated', long: 'generated questions' },
  private: { short: 'private', long: 'private questions' },
  ai: { short: 'by AI', long: 'questions by AI' },
}

/**
 * What its score and level, which are beside it, are worth: "2nd attempt, 1 unfinished · generated · 12 min" for the one line of a
 * phone, which leaves what holds for every proof, and what its score implies, to its page.
 */
export function proofWorth(verified: VerifiedSkillView, length: 'short' | 'long'): string {
  const { source, attemptNumber, earlierAttemptsLeft, startedAt, completedAt, range } = verified
  const unfinished = earlierAttemptsLeft ? `, ${earlierAttemptsLeft} unfinished` : ''
  const essentials = [
    attemptNumber ? `${ordinal(attemptNumber)} attempt${unfinished}` : '',
    questionsFrom[source][length],
    startedAt && completedAt ? timeTaken({ startedAt, completedAt }, 'short').toLowerCase() : '',
  ]
  const confidence = range ? `${range.from}% to ${range.to}% at 95% confidence` : ''
  return (length === 'short' ? essentials : ['Unproctored', ...essentials, confidence]).filter(Boolean).join(' · ')
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
