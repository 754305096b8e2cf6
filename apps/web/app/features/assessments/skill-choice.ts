import {
  assessmentDefaults,
  type Difficulty,
  difficulties,
  type QuestionCount,
  questionCounts,
  selectableSkillOf,
  selectableSkills,
  skillKey,
  verifiedFrom,
} from '@guildhall/contract'
import { fitting, oneOf, or, record, text } from '../../shapes.ts'

/** The setup as it stands. A typed skill goes before a picked one. */
export interface Setup {
  picked: string
  typed: string
  numQuestions: QuestionCount
  difficulty: Difficulty
}

export const emptySetup: Setup = { picked: '', typed: '', ...assessmentDefaults }

const setupDraft = record({
  picked: or(text, ''),
  typed: or(text, ''),
  numQuestions: or(oneOf(questionCounts), assessmentDefaults.numQuestions),
  difficulty: or(oneOf(difficulties), assessmentDefaults.difficulty),
})

/**
 * What an address preselects (`?skill=React&difficulty=Intermediate`), over what the tab remembers. Such a link is followed
 * to prove the skill, so it asks for enough questions.
 */
export function initialSetup(params: URLSearchParams, draft: unknown): Setup {
  const remembered = fitting(setupDraft, draft) ?? emptySetup
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

/** The skill to be assessed: what was typed, by the name the bank has for it, else what was picked. Empty for none. */
export function chosenSkill({ picked, typed }: Pick<Setup, 'picked' | 'typed'>): string {
  const text = typed.trim()
  return text ? (selectableSkillOf(text) ?? text) : picked
}

/** Skills of the bank that somebody who typed `text` may mean; at most three. */
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

/** 0 for a part of the name, else how many letters were mistyped, where that is few for the length. */
function distanceTo(typed: string, name: string): number {
  if (name.startsWith(typed) || (typed.length > 3 && (name.includes(typed) || typed.includes(name)))) return 0
  const letters = edits(typed, name)
  return letters * 3 <= Math.max(typed.length, name.length) ? letters : Number.POSITIVE_INFINITY
}

/** How many letters to change, add or leave out to get from one word to the other. */
function edits(one: string, other: string): number {
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

/** The wait that stands between the person and this skill at this difficulty, if there is one. */
export function waitFor<Wait extends { skill: string; difficulty: Difficulty }>(
  waits: readonly Wait[],
  skill: string,
  difficulty: Difficulty,
): Wait | undefined {
  if (!skill) return undefined
  return waits.find((wait) => wait.difficulty === difficulty && skillKey(wait.skill) === skillKey(skill))
}
