/** Each check returns problems as sentences. */
import { isDeepStrictEqual } from 'node:util'
import type { QuestionSetKey } from '../bank.ts'
import { shareRightBy } from '../option-lengths.ts'
import { templatesWanted } from '../question.ts'
import { lineOfText, paragraph, programText } from '../texts.ts'
import { type DrawnQuestion, drawInstance } from './draw-questions.ts'
import { seededRandom } from './random.ts'
import { templatesIn } from './registry.ts'
import type { Template } from './template.ts'

export const instancesWanted = 200
const drawsAtMost = 4_000
/** What one draw of a template gives away is partly luck. */
const drawsToJudge = 5
/** Who knows a template, but not what it is about, must not gain by always giving the key that is the most common. */
const commonestKeyMaximum = 0.4
const strategyMaximum = 0.38
/** Ten accounts can collect what `shareByMemory` remembers, and a pass is 70 %. */
const memoryMaximum = 0.4
/** Of one template. */
const templateMemoryMaximum = 0.5
/** A first draw this far below a limit was never above it in the mean of several; the others are judged by more draws. */
const clearance = 0.1

const question = lineOfText(240)
const option = lineOfText(110)

/** Different instances; fewer than `wanted` if the template has no more. */
export function drawInstances(
  template: Template,
  wanted: number,
  seed: string,
  mayGoOn: () => boolean = () => true,
): DrawnQuestion[] {
  const random = seededRandom(`${seed} ${template.id}`)
  const found = new Map<string, DrawnQuestion>()
  for (let draws = 0; found.size < wanted && draws < Math.max(drawsAtMost, 20 * wanted) && mayGoOn(); draws++) {
    const instance = drawInstance(template, random)
    if (instance) found.set(instance.id, instance)
  }
  return [...found.values()]
}

export type Judged = { instances: DrawnQuestion[]; memory: number; problems: string[] }

/** `instances` are those of the first draw, `memory` is the mean of the draws that were needed to tell. */
export function judgeTemplate(template: Template, seed: string): Judged {
  const instances = drawInstances(template, instancesWanted, seed)
  const draws = [instances]
  if (isNearLimit(instances)) {
    for (let draw = 2; draw <= drawsToJudge; draw++) {
      draws.push(drawInstances(template, instancesWanted, `${seed} ${draw}`))
    }
  }
  const memory = meanOf(draws.map(shareByMemory))
  const problems = [
    ...problemsOfShape(template, instances, instancesWanted),
    ...problemsOfCommonestKey(draws.flat()),
    ...problemsOfTemplateMemory(memory),
  ]
  return { instances, memory, problems: problems.map((problem) => `${template.id}: ${problem}`) }
}

const isNearLimit = (instances: readonly DrawnQuestion[]) =>
  shareByMemory(instances) > templateMemoryMaximum - clearance ||
  commonestKeyShare(instances) > commonestKeyMaximum - clearance

/** Of instances that are at hand; `judgeTemplate` draws more of them and looks at what they give away. */
export function problemsOfTemplate(template: Template, instances: readonly DrawnQuestion[], wanted: number): string[] {
  const problems = problemsOfShape(template, instances, wanted)
  if (wanted >= instancesWanted) problems.push(...problemsOfCommonestKey(instances))
  return problems.map((problem) => `${template.id}: ${problem}`)
}

function problemsOfShape(template: Template, instances: readonly DrawnQuestion[], wanted: number): string[] {
  const problems: string[] = []
  if (instances.length < wanted) problems.push(`has ${instances.length} different instances; ${wanted} are needed`)
  const shapes = new Set(instances.flatMap(shapeProblems))
  problems.push(...[...shapes].slice(0, 3))
  problems.push(...new Set(instances.flatMap((instance) => repeatProblems(template, instance))))
  return problems
}

function problemsOfCommonestKey(instances: readonly DrawnQuestion[]): string[] {
  const share = commonestKeyShare(instances)
  if (!(share > commonestKeyMaximum)) return []
  return [`has the same key in ${percent(share)} of its instances; at most ${percent(commonestKeyMaximum)}`]
}

function shapeProblems({ question: text, code, options, key, misconceptions, explanation }: DrawnQuestion): string[] {
  const problems: string[] = []
  const check = (what: string, schema: typeof option, value: string) => {
    const { error } = schema.safeParse(value)
    if (error) problems.push(`${what} ${error.issues[0]?.message}: ${value.slice(0, 120)}`)
  }
  check('the question', question, text)
  if (code !== undefined) check('the code', programText, code)
  for (const one of options) check('an option', option, one)
  check('the explanation', paragraph, explanation.replaceAll(/“[^”]*”/g, 'This option'))
  if (new Set(options).size !== 4) problems.push('has an option twice')
  if (misconceptions[key] !== null) problems.push('has a misconception for its key')
  if (new Set(misconceptions).size !== 4) problems.push('names a misconception for two options')
  return problems
}

/** Grading again rests on what an attempt keeps of its question, and its explanation on the names of the mistakes. */
function repeatProblems(template: Template, { template: { parameters }, options, key, misconceptions }: DrawnQuestion) {
  const problems: string[] = []
  const kept: unknown = JSON.parse(JSON.stringify(parameters) ?? 'null')
  if (!isDeepStrictEqual(kept, parameters)) problems.push('draws parameters that JSON cannot keep')
  else if (template.make(parameters).key !== options[key]) problems.push('makes another key from the same parameters')
  const unknown = misconceptions.find((one) => one !== null && template.misconceptions[one] === undefined)
  if (unknown !== undefined) problems.push(`names the misconception ${unknown}, which nothing explains`)
  return problems
}

function commonestKeyShare(instances: readonly DrawnQuestion[]): number {
  const counts = new Map<string, number>()
  for (const { options, key } of instances) counts.set(options[key] ?? '', (counts.get(options[key] ?? '') ?? 0) + 1)
  return Math.max(0, ...counts.values()) / instances.length
}

export function problemsOfCell(cell: QuestionSetKey, concepts: ReadonlySet<string>): string[] {
  const templates = templatesIn(cell)
  const problems: string[] = []
  if (templates.length < templatesWanted) {
    problems.push(`has ${templates.length} templates; ${templatesWanted} are needed`)
  }
  if (new Set(templates.map(({ id }) => id)).size < templates.length) problems.push('has two templates with one id')
  for (const { id, concept } of templates) {
    if (!concepts.has(concept)) problems.push(`${id} is about ${concept}, which no question of the bank is about`)
  }
  return problems.map((problem) => `${cell.skill}/${cell.level}: ${problem}`)
}

export function problemsOfLength(cell: QuestionSetKey, instances: readonly DrawnQuestion[]): string[] {
  return (['longest', 'shortest'] as const).flatMap((habit) => {
    const share = shareRightBy(habit, instances)
    if (!(share > strategyMaximum)) return []
    return [`${cell.skill}/${cell.level}: the ${habit} option is right in ${percent(share)} of the instances`]
  })
}

/**
 * How often somebody is right who knows, from half of the instances, how often each option of the template was right where
 * it was shown, and is asked the other half; the mean of both ways round. A guesser is right in a quarter; options that are
 * never right raise it.
 */
export function shareByMemory(instances: readonly DrawnQuestion[]): number {
  const half = Math.floor(instances.length / 2)
  const [one, other] = [instances.slice(0, half), instances.slice(half)]
  return meanOf([shareRight(rememberOptions(one), other), shareRight(rememberOptions(other), one)])
}

type Remembered = ReadonlyMap<string, { right: number; shown: number }>

function rememberOptions(instances: readonly DrawnQuestion[]): Remembered {
  const seen = new Map<string, { right: number; shown: number }>()
  for (const { options, key } of instances) {
    for (const [place, option] of options.entries()) {
      const { right, shown } = seen.get(option) ?? { right: 0, shown: 0 }
      seen.set(option, { right: right + (place === key ? 1 : 0), shown: shown + 1 })
    }
  }
  return seen
}

function shareRight(seen: Remembered, asked: readonly DrawnQuestion[]): number {
  // As if a quarter of what was never shown had been right.
  const promiseOf = (option: string) => ((seen.get(option)?.right ?? 0) + 1) / ((seen.get(option)?.shown ?? 0) + 4)
  const chances = asked.map(({ options, key }) => {
    const promises = options.map(promiseOf)
    const best = Math.max(...promises)
    return promises[key] === best ? 1 / promises.filter((promise) => promise === best).length : 0
  })
  return meanOf(chances)
}

/** The mean of the cell's templates, since an assessment asks each of them about as often. */
export const meanOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length

export function problemsOfMemory(cell: QuestionSetKey, shares: readonly number[]): string[] {
  const mean = meanOf(shares)
  if (!(mean > memoryMaximum)) return []
  return [
    `${cell.skill}/${cell.level}: who remembers options is right in ${percent(mean)}; at most ${percent(memoryMaximum)}`,
  ]
}

function problemsOfTemplateMemory(share: number): string[] {
  if (!(share > templateMemoryMaximum)) return []
  return [`who remembers its options is right in ${percent(share)}; at most ${percent(templateMemoryMaximum)}`]
}

export const percent = (share: number) => `${Math.round(share * 100)} %`
