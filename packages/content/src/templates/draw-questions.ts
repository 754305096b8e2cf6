import { hash } from 'node:crypto'
import type { QuestionSetKey } from '../bank.ts'
import { templatesWanted } from '../question.ts'
import { type Random, seededRandom } from './random.ts'
import { findTemplate, templatesIn } from './registry.ts'
import { type Item, type Json, type Template, wrongOptionsOf } from './template.ts'

export type DrawnQuestion = {
  /** The template's id and a fingerprint of the instance: the same instance has the same id in every attempt. */
  id: string
  template: { id: string; version: number; parameters: Json }
  concept: string
  question: string
  code?: string
  options: string[]
  key: number
  /** By option: the misconception it comes from, null for the key. */
  misconceptions: (string | null)[]
  explanation: string
}

/** What is left of a cell after some of its templates were set aside must be this many. */
export const templatesNeeded = 8

/** The templates that attempts may draw from: those not in `setAside`, or none if the cell has too few. */
export function drawable(all: readonly Template[], setAside: ReadonlySet<string> = new Set()): readonly Template[] {
  const left = all.filter(({ id }) => !setAside.has(id))
  return all.length >= templatesWanted && left.length >= templatesNeeded ? left : []
}

/** Of the built-in templates. */
export const drawableIn = (cell: QuestionSetKey, setAside?: ReadonlySet<string>) =>
  drawable(templatesIn(cell), setAside)

/** Instances drawn until one has its key at the place by length that was used least so far. */
const triesForLength = 6
const triesForInstance = 60

/** Of the built-in templates. */
export const drawQuestions = (cell: QuestionSetKey, seed: string, count: number, seen?: ReadonlySet<string>) =>
  drawFrom(templatesIn(cell), seed, count, seen)

/**
 * Draws `count` questions of one cell, fewer only if its templates cannot make more. The same seed gives the same questions.
 * No template is used twice before all were used, and no two questions of a template share their key.
 */
export function drawFrom(
  all: readonly Template[],
  seed: string,
  count: number,
  seen: ReadonlySet<string> = new Set(),
): DrawnQuestion[] {
  const random = seededRandom(seed)
  const templates = random.shuffled(all)
  const drawn: DrawnQuestion[] = []
  const taken = new Set(seen)
  const places = [0, 0, 0, 0]
  for (let before = -1; drawn.length < count && drawn.length > before; ) {
    before = drawn.length
    for (const template of templates.slice(0, count - drawn.length)) {
      const question = drawDifferent(template, random, taken, places)
      if (!question) continue
      drawn.push(question)
      taken.add(question.id).add(keyOf(question))
      const place = lengthPlaceOf(question)
      places[place] = (places[place] ?? 0) + 1
    }
  }
  return random.shuffled(drawn)
}

function drawDifferent(template: Template, random: Random, taken: ReadonlySet<string>, places: readonly number[]) {
  let best: DrawnQuestion | undefined
  for (let tries = 0; tries < (best ? triesForLength : triesForInstance); tries++) {
    const question = drawInstance(template, random)
    if (!question || taken.has(question.id) || taken.has(keyOf(question))) continue
    if (!best || usesOf(question, places) < usesOf(best, places)) best = question
    if (usesOf(best, places) === Math.min(...places)) break
  }
  return best
}

const keyOf = ({ template, options, key }: DrawnQuestion) => `${template.id}\n${options[key]}`
const usesOf = (question: DrawnQuestion, places: readonly number[]) => places[lengthPlaceOf(question)] ?? 0

/** Undefined if fewer than three wrong options differ from the key and one another. */
export function drawInstance(template: Template, random: Random): DrawnQuestion | undefined {
  const parameters = template.draw(random)
  const item = template.make(parameters)
  const wrong = wrongOptionsOf(item)
  if (wrong.length < 3) return undefined
  return present(template, parameters, item, random.shuffled([[null, item.key], ...random.some(wrong, 3)]))
}

function present(
  { id, version, concept, misconceptions }: Template,
  parameters: Json,
  { question, code, key, because }: Item,
  options: (readonly [misconception: string | null, option: string])[],
): DrawnQuestion {
  return {
    id: `${id}-${fingerprint([question, code ?? '', key])}`,
    template: { id, version, parameters },
    concept,
    question,
    ...(code === undefined ? {} : { code }),
    options: options.map(([, option]) => option),
    key: options.findIndex(([misconception]) => misconception === null),
    misconceptions: options.map(([misconception]) => misconception),
    explanation: [
      because,
      ...options.flatMap(([misconception, option]) =>
        misconception === null ? [] : `“${option}” assumes that ${misconceptions[misconception]}.`,
      ),
    ].join(' '),
  }
}

/** What a template is about, for people who judge it. Undefined if it is gone. */
export function describeTemplate(id: string) {
  const template = findTemplate(id)
  if (!template) return undefined
  const { concept, difficulty, misconceptions } = template
  return { concept, difficulty, misconceptions }
}

const fingerprint = (texts: string[]) => hash('sha256', texts.join('\0'), 'hex').slice(0, 12)

/** The key's place among the options by length, 0 for the longest. Ties count as the middle. */
export function lengthPlaceOf({ options, key }: Pick<DrawnQuestion, 'options' | 'key'>): number {
  const length = options[key]?.length ?? 0
  const longer = options.filter((option) => option.length > length).length
  const asLong = options.filter((option, index) => index !== key && option.length === length).length
  return longer + Math.floor(asLong / 2)
}
