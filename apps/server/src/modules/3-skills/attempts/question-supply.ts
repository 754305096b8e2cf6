import { randomBytes } from 'node:crypto'
import {
  type Difficulty,
  difficulties,
  isFull,
  ownQuestionsFor,
  type QuestionSourceName,
  type SelectableSkill,
  selectableSkills,
  verifiedQuestionCounts,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { randomBelow } from '../../../platform/random.ts'
import { drawQuestions } from '../../1-ground/question-bank/shared/draw-questions.rules.ts'
import type { Question } from '../../1-ground/question-bank/shared/question.rules.ts'
import { questionSetKeyOf } from '../../1-ground/question-bank/shared/question-set-key.ts'
import { type SnapshotQuestion, snapshotOf } from './attempt.rules.ts'

/** Chosen before the transaction of a start, so that `draw` waits for nothing. */
export type QuestionSupply = {
  source: QuestionSourceName
  /** `seen`: when the person last saw each question. */
  draw(seen: ReadonlyMap<string, number>): SnapshotQuestion[]
}

type QuestionBank = Deps['bank']
type Wanted = { skill: SelectableSkill; difficulty: Difficulty; count: number }
type Ids = ReadonlySet<string>

/** Not with this module, as most tests never need hundreds of templates, and a server need not wait for them to listen. */
export const loadTemplates = () => import('@guildhall/content/templates')
type Templates = Awaited<ReturnType<typeof loadTemplates>>

/**
 * Items that are set aside are left out. If too few of the operator's own questions or of the templates remain, the next source
 * is taken; the public bank is the last, and fills up with what is set aside.
 */
export async function chooseSupply(bank: QuestionBank, wanted: Wanted, setAside: Ids): Promise<QuestionSupply> {
  const { skill, difficulty, count } = wanted
  // What can prove a skill is kept for that: short attempts, of which there can be many, would collect it.
  if (!isFull(count)) return publicSupply(bank.questionsOf(skill, difficulty).practice, count, setAside)
  const { drawFrom, ...templates } = await loadTemplates()
  const supplier = supplierOf(bank, templates, wanted, setAside)
  switch (supplier.of) {
    case 'templates':
      return { source: supplier.source, draw: (seen) => generate(drawFrom, supplier.templates, wanted, seen) }
    case 'own questions':
      return poolSupply('private', supplier.questions, count)
    case 'bank':
      return publicSupply(bank.questionsOf(skill, difficulty).sealed, count, setAside)
  }
}

export const poolSupply = (source: QuestionSourceName, pool: readonly Question[], count: number): QuestionSupply => ({
  source,
  draw: (seen) => drawQuestions(pool, count, seen, randomBelow).map((question) => snapshotOf(question, randomBelow)),
})

function publicSupply(pool: readonly Question[], count: number, setAside: Ids): QuestionSupply {
  const asked = without(setAside, pool)
  const doubtful = pool.filter(({ id }) => setAside.has(id))
  return poolSupply('bank', [...asked, ...doubtful.slice(0, Math.max(0, count - asked.length))], count)
}

const without = (setAside: Ids, questions: readonly Question[]) => questions.filter(({ id }) => !setAside.has(id))

export type GradedOnly = { skill: SelectableSkill; difficulty: Difficulty; from: number; own: number }

/** Where only the public bank has questions, and from how many on. */
export async function listGradedOnly(bank: QuestionBank, setAside: Ids): Promise<GradedOnly[]> {
  const templates = await loadTemplates()
  return selectableSkills.flatMap((skill) =>
    difficulties.flatMap((difficulty) => {
      const from = verifiedQuestionCounts.find(
        (count) => supplierOf(bank, templates, { skill, difficulty, count }, setAside).of === 'bank',
      )
      return from === undefined ? [] : [{ skill, difficulty, from, own: bank.ownQuestionsOf(skill, difficulty).length }]
    }),
  )
}

/** Of an attempt that is long enough to prove a skill. What the operator wrote is never mixed with anything else. */
function supplierOf(
  bank: QuestionBank,
  { drawable, drawableIn }: Pick<Templates, 'drawable' | 'drawableIn'>,
  { skill, difficulty, count }: Wanted,
  setAside: Ids,
) {
  const own = drawable(bank.ownTemplatesOf(skill, difficulty), setAside)
  if (own.length > 0) return { of: 'templates', source: 'private', templates: own } as const
  const questions = without(setAside, bank.ownQuestionsOf(skill, difficulty))
  if (questions.length >= ownQuestionsFor(count)) {
    return { of: 'own questions', questions } as const
  }
  const builtIn = drawableIn(questionSetKeyOf(skill, difficulty), setAside)
  if (builtIn.length > 0) return { of: 'templates', source: 'generated', templates: builtIn } as const
  return { of: 'bank' } as const
}

function generate(
  drawFrom: Templates['drawFrom'],
  templates: Parameters<Templates['drawFrom']>[0],
  { skill, difficulty, count }: Wanted,
  seen: ReadonlyMap<string, number>,
): SnapshotQuestion[] {
  // The seed decides the questions and their keys, so it is neither kept nor guessable.
  const seed = randomBytes(32).toString('hex')
  const unseen = drawFrom(templates, seed, count, new Set(seen.keys()))
  const drawn = unseen.length === count ? unseen : drawFrom(templates, seed, count)
  if (drawn.length < count) throw new Error(`the templates of ${skill}, ${difficulty} make ${drawn.length} questions`)
  return drawn
}
