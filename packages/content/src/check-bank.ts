/**
 * What can be wrong with the question bank without running any code. Every check returns problems as sentences; none is
 * good news.
 */
import type { CellPlace } from './bank.ts'
import {
  type Cell,
  cellSchema,
  levelNames,
  type Pool,
  pools,
  type Question,
  type SkillSlug,
  skillNames,
} from './question.ts'
import { findSimilarQuestions } from './similar-questions.ts'

export type PlacedCell = { place: CellPlace; cell: Cell }

const minimumInPool: Record<Pool, number> = { practice: 20, sealed: 24 }
/** One of four is the longest by chance in a quarter of the questions; well beyond that, length gives the answer away. */
const longestAnswerShareMaximum = 0.4
const positionShare = { minimum: 0.15, maximum: 0.35 }
const refusedOption = /\b(all|none|any|both|neither) of (the above|these)\b|^(both )?(options? )?[A-D] and [A-D]$/i

const nameOf = ({ skill, level }: CellPlace) => `${skill}/${level}`
const percent = (share: number) => `${Math.round(share * 100)} %`
export const questionsOf = (cell: Cell) => pools.flatMap((pool) => cell[pool])

/** Returns the cell when the file's content has the shape of one, and otherwise what is wrong with its shape. */
export function parseCell(place: CellPlace, content: unknown): { cell?: Cell; problems: string[] } {
  const { data, error } = cellSchema.safeParse(content)
  if (data) return { cell: data, problems: [] }
  return { problems: error.issues.map(({ path, message }) => `${nameOf(place)}: ${idAt(content, path)}: ${message}`) }
}

/** The id of the question an issue lies in, if it has one, and the path. */
function idAt(content: unknown, path: PropertyKey[]): string {
  const [pool = '', index = ''] = path
  const id = (content as Record<PropertyKey, Record<PropertyKey, Partial<Question>> | undefined>)[pool]?.[index]?.id
  return [id, path.join('.')].filter(Boolean).join(', ')
}

export function problemsOfCell({ place, cell }: PlacedCell): string[] {
  const problems = [
    ...labelProblems(place, cell),
    ...pools.flatMap((pool) => countProblems(cell, pool)),
    ...pools.flatMap((pool) => cell[pool].flatMap((question) => idProblems(place, pool, question))),
    ...questionsOf(cell).flatMap(optionProblems),
    ...lengthHabitProblems(questionsOf(cell)),
    ...positionProblems(questionsOf(cell)),
    ...conceptProblems(cell),
  ]
  return problems.map((problem) => `${nameOf(place)}: ${problem}`)
}

/** Whatever can only be seen by comparing questions: within a skill, across its levels and pools. */
export function problemsAcrossCells(cells: PlacedCell[]): string[] {
  const ids = new Map<string, string>()
  const repeated = cells.flatMap(({ place, cell }) =>
    questionsOf(cell).flatMap(({ id }) => {
      const elsewhere = ids.get(id)
      ids.set(id, nameOf(place))
      return elsewhere ? [`${nameOf(place)}: the id ${id} is used twice, also in ${elsewhere}`] : []
    }),
  )
  const bySkill = new Map<SkillSlug, Question[]>()
  for (const { place, cell } of cells) {
    bySkill.set(place.skill, [...(bySkill.get(place.skill) ?? []), ...questionsOf(cell)])
  }
  const similar = [...bySkill].flatMap(([skill, questions]) =>
    findSimilarQuestions(questions).map(({ one, other, similarity }) =>
      similarity === 1
        ? `${skill}: ${one.id} and ${other.id} are the same question`
        : `${skill}: ${one.id} and ${other.id} are nearly the same question (${percent(similarity)} alike)`,
    ),
  )
  return [...repeated, ...similar]
}

function labelProblems(place: CellPlace, cell: Cell): string[] {
  if (cell.skill === skillNames[place.skill] && cell.level === levelNames[place.level]) return []
  return [`is labelled ${cell.skill}, ${cell.level}`]
}

function countProblems(cell: Cell, pool: Pool): string[] {
  if (cell[pool].length >= minimumInPool[pool]) return []
  return [`has ${cell[pool].length} ${pool} questions; at least ${minimumInPool[pool]} are needed`]
}

function idProblems(place: CellPlace, pool: Pool, { id }: Question): string[] {
  const start = `${place.skill}-${place.level}-${pool.charAt(0)}`
  if (id.startsWith(start) && /^\d{2,3}$/.test(id.slice(start.length))) return []
  return [`the ${pool} id ${id} should read ${start}NN`]
}

function optionProblems({ id, options, answer }: Question): string[] {
  const problems = []
  if (!options.includes(answer)) problems.push(`${id}: the answer is not one of the options`)
  if (new Set(options).size < options.length) problems.push(`${id}: two options are the same`)
  const refused = options.find((option) => refusedOption.test(option))
  if (refused) problems.push(`${id}: "${refused}" refers to other options`)
  return problems
}

function lengthHabitProblems(questions: Question[]): string[] {
  const longest = questions.filter(({ options, answer }) =>
    options.every((option) => option === answer || option.length < answer.length),
  )
  const share = longest.length / questions.length
  if (!(share > longestAnswerShareMaximum)) return []
  return [
    `the answer is the longest option in ${percent(share)} of the questions; at most ${percent(longestAnswerShareMaximum)}: ` +
      longest.map(({ id }) => id).join(', '),
  ]
}

function positionProblems(questions: Question[]): string[] {
  return ['first', 'second', 'third', 'fourth'].flatMap((position, index) => {
    const share = questions.filter(({ options, answer }) => options[index] === answer).length / questions.length
    if (share >= positionShare.minimum && share <= positionShare.maximum) return []
    return [`the answer is the ${position} option in ${percent(share)} of the questions; run shuffle-answers`]
  })
}

function conceptProblems(cell: Cell): string[] {
  const concepts = new Set(questionsOf(cell).map(({ concept }) => concept))
  const missing = [...concepts].flatMap((concept) =>
    pools
      .filter((pool) => !cell[pool].some((question) => question.concept === concept))
      .map((pool) => `no ${pool} question is about ${concept}`),
  )
  if (concepts.size < 5 || concepts.size > 9) missing.push(`has ${concepts.size} concepts; 5 to 9 are wanted`)
  return missing
}
