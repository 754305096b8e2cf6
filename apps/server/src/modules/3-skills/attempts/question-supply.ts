import { randomBytes } from 'node:crypto'
import { templatesWanted } from '@guildhall/content'
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

/** With the first use, as many servers and most tests never need hundreds of templates. */
const loadTemplates = () => import('@guildhall/content/templates')
type Templates = Awaited<ReturnType<typeof loadTemplates>>

export async function chooseSupply(bank: QuestionBank, wanted: Wanted): Promise<QuestionSupply> {
  const { skill, difficulty, count } = wanted
  // What can prove a skill is kept for that: short attempts, of which there can be many, would collect it.
  if (!isFull(count)) return poolSupply('bank', bank.questionsOf(skill, difficulty).practice, count)
  const templates = await loadTemplates()
  const own = bank.ownTemplatesOf(skill, difficulty)
  switch (supplierOf(bank, templates, wanted)) {
    case 'own templates':
      return { source: 'private', draw: (seen) => generate((...of) => templates.drawFrom(own, ...of), wanted, seen) }
    case 'own questions':
      return poolSupply('private', bank.ownQuestionsOf(skill, difficulty), count)
    case 'templates': {
      const cell = questionSetKeyOf(skill, difficulty)
      return {
        source: 'generated',
        draw: (seen) => generate((...of) => templates.drawQuestions(cell, ...of), wanted, seen),
      }
    }
    case 'bank':
      return poolSupply('bank', bank.questionsOf(skill, difficulty).sealed, count)
  }
}

export const poolSupply = (source: QuestionSourceName, pool: readonly Question[], count: number): QuestionSupply => ({
  source,
  draw: (seen) => drawQuestions(pool, count, seen, randomBelow).map((question) => snapshotOf(question, randomBelow)),
})

export type GradedOnly = { skill: SelectableSkill; difficulty: Difficulty; from: number; own: number }

/** Where only the public bank has questions, and from how many on. */
export async function listGradedOnly(bank: QuestionBank): Promise<GradedOnly[]> {
  const templates = await loadTemplates()
  return selectableSkills.flatMap((skill) =>
    difficulties.flatMap((difficulty) => {
      const from = verifiedQuestionCounts.find(
        (count) => supplierOf(bank, templates, { skill, difficulty, count }) === 'bank',
      )
      return from === undefined ? [] : [{ skill, difficulty, from, own: bank.ownQuestionsOf(skill, difficulty).length }]
    }),
  )
}

/** Of an attempt that is long enough to prove a skill. What the operator wrote is never mixed with anything else. */
function supplierOf(bank: QuestionBank, { canDraw }: Templates, { skill, difficulty, count }: Wanted) {
  if (bank.ownTemplatesOf(skill, difficulty).length >= templatesWanted) return 'own templates'
  if (bank.ownQuestionsOf(skill, difficulty).length >= ownQuestionsFor(count)) return 'own questions'
  return canDraw(questionSetKeyOf(skill, difficulty)) ? 'templates' : 'bank'
}

type Draw = (seed: string, count: number, seen?: ReadonlySet<string>) => SnapshotQuestion[]

function generate(
  drawAny: Draw,
  { skill, difficulty, count }: Wanted,
  seen: ReadonlyMap<string, number>,
): SnapshotQuestion[] {
  // The seed decides the questions and their keys, so it is neither kept nor guessable.
  const seed = randomBytes(32).toString('hex')
  const unseen = drawAny(seed, count, new Set(seen.keys()))
  const drawn = unseen.length === count ? unseen : drawAny(seed, count)
  if (drawn.length < count) throw new Error(`the templates of ${skill}, ${difficulty} make ${drawn.length} questions`)
  return drawn
}
