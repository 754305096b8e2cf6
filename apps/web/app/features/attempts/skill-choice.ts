import {
  type AssessmentOverviewView,
  type AttemptKind,
  assessmentDefaults,
  attemptKindOf,
  type Difficulty,
  difficulties,
  type QuestionCount,
  questionCounts,
  selectableSkillOf,
  selectableSkills,
  skillKey,
  verifiedFrom,
} from '@guildhall/contract'
import * as v from 'valibot'

export interface Setup {
  picked: string
  typed: string
  numQuestions: QuestionCount
  difficulty: Difficulty
}

export const emptySetup: Setup = { picked: '', typed: '', ...assessmentDefaults }

const setupDraft = v.fallback(
  v.object({
    picked: v.fallback(v.string(), emptySetup.picked),
    typed: v.fallback(v.string(), emptySetup.typed),
    numQuestions: v.fallback(v.picklist(questionCounts), emptySetup.numQuestions),
    difficulty: v.fallback(v.picklist(difficulties), emptySetup.difficulty),
  }),
  emptySetup,
)

/** A link that preselects a skill is followed to prove it, so it also selects enough questions for that. */
export function initialSetup(params: URLSearchParams, draft: unknown): Setup {
  const remembered = v.parse(setupDraft, draft)
  const skill = params.get('skill')?.trim()
  const difficulty = difficulties.find((name) => name.toLowerCase() === params.get('difficulty')?.toLowerCase())
  const known = skill ? selectableSkillOf(skill) : undefined
  return {
    ...remembered,
    ...(skill ? { picked: known ?? '', typed: known ? '' : skill } : {}),
    ...(skill && remembered.numQuestions < verifiedFrom ? { numQuestions: verifiedFrom } : {}),
    ...(difficulty ? { difficulty } : {}),
  }
}

export function chosenSkill({ picked, typed }: Pick<Setup, 'picked' | 'typed'>): string {
  const text = typed.trim()
  return text ? (selectableSkillOf(text) ?? text) : picked
}

export function suggestSkills(text: string, skills: readonly string[] = selectableSkills): string[] {
  const typed = skillKey(text)
  if (typed.length < 2) return []
  return skills
    .map((skill) => ({ skill, distance: distanceTo(typed, skillKey(skill)) }))
    .filter(({ distance }) => distance <= 2)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ skill }) => skill)
}

/** 0 if one name contains the other, else the edit distance; infinite if that is large for the length. */
function distanceTo(typed: string, name: string): number {
  if (name.startsWith(typed) || (typed.length > 3 && (name.includes(typed) || typed.includes(name)))) return 0
  const letters = editDistance(typed, name)
  return letters * 3 <= Math.max(typed.length, name.length) ? letters : Number.POSITIVE_INFINITY
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (let column = 1; column <= other.length; column += 1) {
      const [left = 0, above = 0, corner = 0] = [next[column - 1], row[column], row[column - 1]]
      next.push(Math.min(left + 1, above + 1, corner + (letter === other[column - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** What the result would be; before the overview is known, where the questions are not public. */
export function kindOf(
  { numQuestions, difficulty }: Pick<Setup, 'numQuestions' | 'difficulty'>,
  skill: string,
  gradedOnly: AssessmentOverviewView['gradedOnly'] = [],
): AttemptKind {
  const isPublic = tooFewOf({ numQuestions, difficulty }, skill, gradedOnly) !== undefined
  return attemptKindOf(numQuestions, isPublic ? 'bank' : 'generated')
}

/** How many questions the operator has, where they are too few to prove the skill; undefined where it can be proven. */
export function tooFewOf(
  { numQuestions, difficulty }: Pick<Setup, 'numQuestions' | 'difficulty'>,
  skill: string,
  gradedOnly: AssessmentOverviewView['gradedOnly'] = [],
): number | undefined {
  return gradedOnly.find((one) => one.skill === skill && one.difficulty === difficulty && numQuestions >= one.from)?.own
}

export function waitFor<Wait extends { skill: string; difficulty: Difficulty }>(
  waits: readonly Wait[],
  skill: string,
  difficulty: Difficulty,
): Wait | undefined {
  if (!skill) return undefined
  return waits.find((wait) => wait.difficulty === difficulty && skillKey(wait.skill) === skillKey(skill))
}
