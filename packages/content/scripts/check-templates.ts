import { existsSync } from 'node:fs'
import { spellingProblems } from '../src/american-spelling.ts'
import { listQuestionSetKeys, ownTemplatesFolder, type QuestionSetKey, readQuestionSet } from '../src/bank.ts'
import { questionsOf } from '../src/check-bank.ts'
import { templatesWanted } from '../src/question.ts'
import {
  drawInstances,
  instancesWanted,
  judgeTemplate,
  meanOf,
  percent,
  problemsOfCell,
  problemsOfLength,
  problemsOfMemory,
  shareByMemory,
} from '../src/templates/check-templates.ts'
import type { DrawnQuestion } from '../src/templates/draw-questions.ts'
import { readOwnTemplates } from '../src/templates/own-templates.ts'
import { templatesIn } from '../src/templates/registry.ts'
import type { ProofLanguage, Template } from '../src/templates/template.ts'
import { runPrograms } from './runners/run-proofs.ts'

type Asked = { cells: readonly QuestionSetKey[]; run?: string | undefined; template?: string | undefined; seed: string }

/** The templates of an operator, in the folder `templates` of their bank. */
export async function checkOwnTemplates(folder: string, run: string | undefined): Promise<string[]> {
  if (!existsSync(ownTemplatesFolder(folder))) return [`There is no folder ${ownTemplatesFolder(folder)}.`]
  const { cells, problems } = await readOwnTemplates(folder)
  const proofs: Proven[] = []
  for (const [name, templates] of cells) {
    const drawn = templates.map((template) => ({
      template,
      instances: drawInstances(template, instancesWanted, 'own'),
    }))
    proofs.push(...drawn.flatMap(({ template, instances }) => instances.map((one) => proofOf(template, one))))
    const cell = listQuestionSetKeys().find(({ skill, level }) => `${skill}/${level}` === name)
    const all = drawn.flatMap(({ instances }) => instances)
    if (cell) problems.push(...problemsOfLength(cell, all))
    const few = templates.length < templatesWanted ? `, not used below ${templatesWanted}` : ''
    console.log(`${name}: ${templates.length} templates${few}, right by memory of options in ${meanShare(drawn)}`)
  }
  if (run) problems.push(...(await problemsOfRuns(proofs.filter(({ language }) => [language, 'all'].includes(run)))))
  return problems
}

const meanShare = (drawn: readonly { instances: readonly DrawnQuestion[] }[]) =>
  percent(meanOf(drawn.map(({ instances }) => shareByMemory(instances))))

type Proven = { template: Template; instance: DrawnQuestion; language: ProofLanguage; program: string; prints: string }

/**
 * Draws 200 instances of each template, checks their shape and, if asked to, runs them in their language. One cell after the
 * other, so that no compiler has more than its programs at once.
 */
export async function checkTemplates({ cells, run, template: wanted = '', seed }: Asked): Promise<string[]> {
  const problems: string[] = []
  for (const cell of cells) {
    const templates = templatesIn(cell).filter(({ id }) => id.includes(wanted))
    if (templates.length === 0) continue
    const drawn = templates.map((template) => ({ template, ...judgeTemplate(template, seed) }))
    const shares = drawn.map(({ memory }) => memory)
    for (const { template, instances, problems: found } of drawn) {
      problems.push(...found)
      problems.push(...spellingOf(instances).map((problem) => `${template.id}: ${problem}`))
    }
    if (!wanted) {
      const concepts = new Set(questionsOf(readQuestionSet(cell)).map(({ concept }) => concept))
      const instances = drawn.flatMap(({ instances }) => instances)
      problems.push(...problemsOfCell(cell, concepts))
      problems.push(...problemsOfLength(cell, instances))
      problems.push(...problemsOfMemory(cell, shares))
    }
    const mean = percent(meanOf(shares))
    console.log(`${cell.skill}/${cell.level}: ${templates.length} templates, right by memory of options in ${mean}`)
    if (run) {
      const proofs = drawn.flatMap(({ template, instances }) => instances.map((one) => proofOf(template, one)))
      const asked = proofs.filter(({ language }) => [language, 'all'].includes(run))
      // A compiler that is missing, or gives up, must not cost what the other cells have to say.
      problems.push(...(await problemsOfRuns(asked).catch((error) => [`${cell.skill}/${cell.level}: ${error}`])))
    }
  }
  return problems
}

/** Of a few: the texts of a template differ in their values. */
const spellingOf = (instances: readonly DrawnQuestion[]) =>
  spellingProblems(
    instances
      .slice(0, 12)
      .flatMap(({ question, code = '', options, explanation }) => [question, code, ...options, explanation]),
  )

function proofOf(template: Template, instance: DrawnQuestion): Proven {
  const { proof = {}, code = '', key } = template.make(instance.template.parameters)
  const { language = template.language, program = code, prints = key } = proof
  return { template, instance, language, program, prints }
}

async function problemsOfRuns(proofs: readonly Proven[]): Promise<string[]> {
  const printed = await runPrograms(proofs.map(({ language, program: text }) => ({ language, text })))
  const wrong = new Map<string, string[]>()
  for (const [index, { template, instance, prints }] of proofs.entries()) {
    const output = printed[index]
    if (output === asPrinted(prints)) continue
    const found = wrong.get(template.id) ?? []
    wrong.set(template.id, [
      ...found,
      `${instance.code ?? instance.question}\n  prints "${output}", not "${asPrinted(prints)}"`,
    ])
  }
  const counts = [...Map.groupBy(proofs, ({ language }) => language)].map(([name, { length }]) => `${length} ${name}`)
  if (counts.length > 0) console.log(`  instances that were run: ${counts.join(', ')}`)
  return [...wrong].map(
    ([id, found]) => `${id}: ${found.length} instances are not as their key says, such as\n${found[0]}`,
  )
}

const asPrinted = (key: string) => key.replace(/^It throws an? (\w+)$/, 'throws $1')

export const cellsOf = (asked: string | undefined) =>
  listQuestionSetKeys().filter(({ skill, level }) => !asked || [skill, `${skill}/${level}`].includes(asked))
