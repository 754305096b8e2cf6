import { listQuestionSetKeys } from '@guildhall/content'
import { difficulties, selectableSkills } from '@guildhall/contract'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { openQuestionBank, type QuestionBank } from './open-question-bank.ts'
import { readOwnTemplates } from './read-own-templates.ts'

/** The operator's questions and templates in `folder`, beside the built-in ones. Throws StartupError, listing every mistake. */
export async function openOwnBank(folder: string | undefined): Promise<QuestionBank> {
  const bank = openQuestionBank(folder, await readOwnTemplates(folder))
  const cells = selectableSkills.flatMap((skill) => difficulties.map((difficulty) => [skill, difficulty] as const))
  const ownIds = new Set(cells.flatMap((cell) => bank.ownQuestionsOf(...cell).map(({ id }) => id)))
  if (ownIds.size === 0) return bank
  // Statistics, corrections and what is set aside go by the id alone.
  const { drawableIn } = await import('@guildhall/content/templates')
  const builtIn = listQuestionSetKeys().flatMap((key) => drawableIn(key))
  const own = cells.flatMap((cell) => bank.ownTemplatesOf(...cell))
  const problems = [
    ...builtIn.map(({ id }) => [id, 'a built-in template'] as const),
    ...own.map(({ id }) => [id, 'a template of yours'] as const),
  ].flatMap(([id, holder]) =>
    ownIds.has(id) ? [`A question in ${folder} uses the id ${id}, which ${holder} has.`] : [],
  )
  if (problems.length > 0) throw new StartupError(problems.join('\n'))
  return bank
}
