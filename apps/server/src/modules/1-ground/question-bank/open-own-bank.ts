import { levelSlugs, skillSlugs } from '@guildhall/content'
import { difficulties, selectableSkills } from '@guildhall/contract'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { openQuestionBank, type QuestionBank } from './open-question-bank.ts'
import { readOwnTemplates } from './read-own-templates.ts'

/** The operator's questions and templates in `folder`, beside the built-in ones. Throws StartupError, listing every mistake. */
export async function openOwnBank(folder: string | undefined): Promise<QuestionBank> {
  const bank = openQuestionBank(folder, await readOwnTemplates(folder))
  const cells = selectableSkills.flatMap((skill) => difficulties.map((difficulty) => [skill, difficulty] as const))
  const ids = cells.flatMap((cell) => bank.ownQuestionsOf(...cell).map(({ id }) => id))
  // Statistics, corrections and what is set aside go by the id alone.
  const builtIn = await builtInTemplatesAmong(ids)
  const own = new Set(cells.flatMap((cell) => bank.ownTemplatesOf(...cell).map(({ id }) => id)))
  const holderOf = (id: string) =>
    own.has(id) ? 'a template of yours' : builtIn.has(id) ? 'a built-in template' : null
  const problems = ids.flatMap((id) => {
    const holder = holderOf(id)
    return holder ? [`A question in ${folder} uses the id ${id}, which ${holder} has.`] : []
  })
  if (problems.length > 0) throw new StartupError(problems.join('\n'))
  return bank
}

/** Templates are loaded only for ids that look like theirs: other servers need them later, or never. */
async function builtInTemplatesAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const suspects = ids.filter(mayBeOfTemplate)
  if (suspects.length === 0) return new Set()
  const { describeTemplate } = await import('@guildhall/content/templates')
  return new Set(suspects.filter((id) => describeTemplate(id)))
}

const cellPrefix = new RegExp(`^(${skillSlugs.join('|')})-(${levelSlugs.join('|')})-`)
/** Theirs is a skill, a level and words. Questions have a letter and a number there. */
export const mayBeOfTemplate = (id: string) => cellPrefix.test(id) && !/-[a-z]?\d+$/.test(id)
