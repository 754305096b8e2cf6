import { difficulties, type ItemPool, selectableSkills } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { cellOf, optionFingerprint } from './item-answer.ts'

const subjects = new Map(
  selectableSkills.flatMap((skill) =>
    difficulties.map((difficulty) => [
      cellOf(skill, difficulty),
      { cell: cellOf(skill, difficulty), skill, difficulty },
    ]),
  ),
)

export type Subject = NonNullable<ReturnType<typeof subjectOf>>

/** The skill and level of a cell. */
export const subjectOf = (cell: string) => subjects.get(cell)

type QuestionBank = Deps['bank']
type Named = { cell: string; pool: ItemPool; itemId: string }
/** `title`: null if the item is not asked any more. */
export type Described = { title: string | null; wordingOf: (distractor: string) => string }

/** What an operator reads of an item. */
export async function openDescriptions(bank: QuestionBank): Promise<(item: Named) => Described> {
  const { describeTemplate } = await import('@guildhall/content/templates')
  const templateOf = ({ pool, itemId }: Named, subject: Subject | undefined) => {
    if (pool === 'generated') return describeTemplate(itemId)
    if (pool !== 'private' || !subject) return undefined
    return bank.ownTemplatesOf(subject.skill, subject.difficulty).find(({ id }) => id === itemId)
  }
  return (item) => {
    const subject = subjectOf(item.cell)
    const template = templateOf(item, subject)
    if (item.pool === 'generated' || template) {
      return {
        title: template ? `${template.concept}: ${template.difficulty.reason}` : null,
        wordingOf: (name) => (template ? `Assumes that ${template.misconceptions[name] ?? name}` : name),
      }
    }
    const question = subject && questionsOf(bank, item.pool, subject).find(({ id }) => id === item.itemId)
    const options = new Map(question?.options.map((option) => [optionFingerprint(option), option]))
    return {
      title: question?.question ?? null,
      wordingOf: (fingerprint) => options.get(fingerprint) ?? 'Options of an earlier wording',
    }
  }
}

function questionsOf(bank: QuestionBank, pool: Exclude<ItemPool, 'generated'>, { skill, difficulty }: Subject) {
  return pool === 'private' ? bank.ownQuestionsOf(skill, difficulty) : bank.questionsOf(skill, difficulty)[pool]
}
