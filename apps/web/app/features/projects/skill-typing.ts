import { readSkills } from './shared/read-skills.ts'

/** A text of skills separated by commas: those that are finished, and the one that is being typed. */
function partsOf(text: string): { finished: string[]; typing: string } {
  const end = text.lastIndexOf(',') + 1
  return { finished: readSkills(text.slice(0, end)), typing: text.slice(end).trim() }
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Skills that begin with what is being typed, and are not in the text yet. */
export function suggestionsFor(text: string, known: readonly string[], most: number): string[] {
  const { finished, typing } = partsOf(text)
  const begins = (skill: string) => skill.toLowerCase().startsWith(typing.toLowerCase())
  const isNew = (skill: string) => ![...finished, typing].some((taken) => same(taken, skill))
  const distinct = known.filter((skill, at) => known.findIndex((other) => same(other, skill)) === at)
  return distinct.filter((skill) => begins(skill) && isNew(skill)).slice(0, most)
}

/** What is left is finished, so that the next skill is not taken for its end. */
export const withoutSkill = (text: string, skill: string): string =>
  readSkills(text)
    .filter((other) => other !== skill)
    .map((other) => `${other}, `)
    .join('')

/** The text with the skill in place of its beginning, or after what stands there. */
export function withSkill(text: string, skill: string): string {
  const { finished, typing } = partsOf(text)
  const isBeginning = skill.toLowerCase().startsWith(typing.toLowerCase())
  const before = isBeginning ? finished : [...finished, typing]
  return `${[...before, skill].join(', ')}, `
}
