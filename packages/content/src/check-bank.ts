/** Each check returns problems as sentences. */
import { spellingProblems } from './american-spelling.ts'
import type { QuestionSetKey } from './bank.ts'
import { shareRightBy } from './option-lengths.ts'
import {
  levelNames,
  type Pool,
  pools,
  type Question,
  type QuestionSet,
  questionSetSchema,
  type SkillSlug,
  skillNames,
} from './question.ts'
import { findSimilarQuestions } from './similar-questions.ts'

export type KeyedQuestionSet = { key: QuestionSetKey; set: QuestionSet }

const minimumInPool: Record<Pool, number> = { practice: 20, sealed: 24 }
/** By chance the longest, like the shortest, of four options is right in 25 %. Far from that, length tells the answer. */
const lengthShare = { longestAtMost: 0.35, shortestAtLeast: 0.18 }
const positionShare = { minimum: 0.15, maximum: 0.35 }
const refusedOption = /\b(all|none|any|both|neither) of (the above|these)\b|^(both )?(options? )?[A-D] and [A-D]$/i

const nameOf = ({ skill, level }: QuestionSetKey) => `${skill}/${level}`
const percent = (share: number) => `${Math.round(share * 1000) / 10} %`
export const questionsOf = (set: QuestionSet) => pools.flatMap((pool) => set[pool])
/** Those with a program that every machine can run. */
export const programsOf = (set: QuestionSet) =>
  questionsOf(set).filter(({ run }) => run === 'javascript' || run === 'typescript')

export function parseQuestionSet(key: QuestionSetKey, content: unknown): { set?: QuestionSet; problems: string[] } {
  const { data, error } = questionSetSchema.safeParse(content)
  if (data) return { set: data, problems: [] }
  return { problems: error.issues.map(({ path, message }) => `${nameOf(key)}: ${idAt(content, path)}: ${message}`) }
}

function idAt(content: unknown, path: PropertyKey[]): string {
  const [pool = '', index = ''] = path
  const id = (content as Record<PropertyKey, Record<PropertyKey, Partial<Question>> | undefined>)[pool]?.[index]?.id
  return [id, path.join('.')].filter(Boolean).join(', ')
}

export function problemsOfSet({ key, set }: KeyedQuestionSet): string[] {
  const problems = [
    ...labelProblems(key, set),
    ...pools.flatMap((pool) => countProblems(set, pool)),
    ...pools.flatMap((pool) => set[pool].flatMap((question) => idProblems(key, pool, question))),
    ...questionsOf(set).flatMap(optionProblems),
    ...questionsOf(set).flatMap(({ id, question, code = '', options, explanation }) =>
      spellingProblems([question, code, ...options, explanation]).map((problem) => `${id}: ${problem}`),
    ),
    ...lengthProblems(questionsOf(set)),
    ...positionProblems(questionsOf(set)),
    ...conceptProblems(set),
  ]
  return problems.map((problem) => `${nameOf(key)}: ${problem}`)
}

export function problemsAcrossSets(sets: KeyedQuestionSet[]): string[] {
  const ids = new Map<string, string>()
  const repeated = sets.flatMap(({ key, set }) =>
    questionsOf(set).flatMap(({ id }) => {
      const elsewhere = ids.get(id)
      ids.set(id, nameOf(key))
      return elsewhere ? [`${nameOf(key)}: the id ${id} is used twice, also in ${elsewhere}`] : []
    }),
  )
  const bySkill = new Map<SkillSlug, Question[]>()
  for (const { key, set } of sets) {
    bySkill.set(key.skill, [...(bySkill.get(key.skill) ?? []), ...questionsOf(set)])
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

function labelProblems(key: QuestionSetKey, set: QuestionSet): string[] {
  if (set.skill === skillNames[key.skill] && set.level === levelNames[key.level]) return []
  return [`is labeled ${set.skill}, ${set.level}`]
}

function countProblems(set: QuestionSet, pool: Pool): string[] {
  if (set[pool].length >= minimumInPool[pool]) return []
  return [`has ${set[pool].length} ${pool} questions; at least ${minimumInPool[pool]} are needed`]
}

function idProblems(key: QuestionSetKey, pool: Pool, { id }: Question): string[] {
  const start = `${key.skill}-${key.level}-${pool.charAt(0)}`
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

function lengthProblems(questions: Question[]): string[] {
  const keyed = questions.map(({ options, answer }) => ({ options, key: options.indexOf(answer) }))
  const [longest, shortest] = [shareRightBy('longest', keyed), shareRightBy('shortest', keyed)]
  const sentence = (which: string, share: number, bound: string) =>
    `the ${which} option is right in ${percent(share)} of the questions; ${bound}`
  const { longestAtMost, shortestAtLeast } = lengthShare
  const problems = []
  if (longest > longestAtMost) problems.push(sentence('longest', longest, `at most ${percent(longestAtMost)}`))
  if (shortest < shortestAtLeast) problems.push(sentence('shortest', shortest, `at least ${percent(shortestAtLeast)}`))
  return problems
}

function positionProblems(questions: Question[]): string[] {
  return ['first', 'second', 'third', 'fourth'].flatMap((position, index) => {
    const share = questions.filter(({ options, answer }) => options[index] === answer).length / questions.length
    if (share >= positionShare.minimum && share <= positionShare.maximum) return []
    return [`the answer is the ${position} option in ${percent(share)} of the questions; run shuffle-answers`]
  })
}

function conceptProblems(set: QuestionSet): string[] {
  const concepts = new Set(questionsOf(set).map(({ concept }) => concept))
  const missing = [...concepts].flatMap((concept) =>
    pools
      .filter((pool) => !set[pool].some((question) => question.concept === concept))
      .map((pool) => `no ${pool} question is about ${concept}`),
  )
  if (concepts.size < 5 || concepts.size > 9) missing.push(`has ${concepts.size} concepts; 5 to 9 are wanted`)
  return missing
}
