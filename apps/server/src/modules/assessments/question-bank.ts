import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type QuestionSet,
  type QuestionSetKey,
  questionSetSchema,
  levelNames,
  levelSlugs,
  listQuestionSetKeys,
  type Question,
  readQuestionSet,
  skillNames,
  skillSlugs,
} from '@guildhall/content'
import type { Difficulty, SelectableSkill } from '@guildhall/contract'
import { StartupError } from '../../platform/process/startup-error.ts'

export type BankCell = { practice: readonly Question[]; sealed: readonly Question[] }

export type QuestionBank = {
  /** The questions of one skill and difficulty, frozen. Each file is read once, when it is first asked for. */
  cell(skill: SelectableSkill, difficulty: Difficulty): BankCell
}

/** A file of somebody's own: sealed questions only, as practice gives its answers away. */
const ownCellSchema = questionSetSchema.omit({ practice: true })

/**
 * The built-in questions, and with `ownFolder` those in it among the sealed ones. That folder is read whole right now;
 * throws StartupError with a sentence for every mistake in it.
 */
export function openQuestionBank(ownFolder?: string): QuestionBank {
  const own = ownFolder === undefined ? new Map<string, Question[]>() : readOwnQuestions(ownFolder)
  const cells = new Map<string, BankCell>()
  return {
    cell(skill, difficulty) {
      const place = placeOf(skill, difficulty)
      const name = nameOf(place)
      const cell = cells.get(name) ?? freezeCell(readQuestionSet(place), own.get(name) ?? [])
      cells.set(name, cell)
      return cell
    },
  }
}

const nameOf = ({ skill, level }: QuestionSetKey) => `${skill}/${level}`

function placeOf(skill: SelectableSkill, difficulty: Difficulty): QuestionSetKey {
  const slug = skillSlugs.find((one) => skillNames[one] === skill)
  const level = levelSlugs.find((one) => levelNames[one] === difficulty)
  if (!slug || !level) throw new Error(`the bank has no place for ${skill}, ${difficulty}`)
  return { skill: slug, level }
}

/** What is shared by every request must not be changed by any. */
function freezeCell({ practice, sealed }: QuestionSet, own: Question[]): BankCell {
  const freeze = (questions: Question[]) =>
    Object.freeze(questions.map((question) => Object.freeze({ ...question, options: freezeList(question.options) })))
  return Object.freeze({ practice: freeze(practice), sealed: freeze([...sealed, ...own]) })
}

/** Frozen all the same, and typed as the schema has it: the questions of a quiz are copies anyway. */
function freezeList(options: string[]): string[] {
  Object.freeze(options)
  return options
}

function readOwnQuestions(folder: string): Map<string, Question[]> {
  const files = listFiles(folder)
  const problems: string[] = []
  const taken = new Map<string, string>()
  for (const place of listQuestionSetKeys()) {
    const { practice, sealed } = readQuestionSet(place)
    for (const { id } of [...practice, ...sealed]) taken.set(id, 'a built-in question')
  }

  const found = new Map<string, Question[]>()
  for (const file of files) {
    const place = placeOfFile(file)
    const content = place
      ? readOwnFile(folder, file, place)
      : { problems: [`is not named <skill>/<level>.json, such as ${example}`] }
    problems.push(...content.problems.map((problem) => `${path.join(folder, file)} ${problem}.`))
    for (const { id } of content.questions ?? []) {
      const holder = taken.get(id)
      if (holder) problems.push(`${path.join(folder, file)} uses the id ${id}, which ${holder} has.`)
      taken.set(id, `another question in ${file}`)
    }
    if (place) found.set(nameOf(place), content.questions ?? [])
  }
  if (problems.length > 0) throw new StartupError(problems.join('\n'))
  return found
}

const example = 'react/beginner.json'

/** Every JSON file below the folder, so that one with a misspelt name is not passed over in silence. */
function listFiles(folder: string): string[] {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files.filter((file) => file.endsWith('.json')).sort()
  } catch (error) {
    throw new StartupError(`GUILDHALL_BANK_DIR must name a folder that can be read: ${messageOf(error)}.`)
  }
}

function placeOfFile(file: string): QuestionSetKey | undefined {
  const [folder = '', name = '', ...rest] = file.split(path.sep)
  const skill = skillSlugs.find((slug) => slug === folder)
  const level = levelSlugs.find((slug) => `${slug}.json` === name)
  return skill && level && rest.length === 0 ? { skill, level } : undefined
}

function readOwnFile(folder: string, file: string, place: QuestionSetKey): { questions?: Question[]; problems: string[] } {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  } catch (error) {
    return { problems: [`cannot be read: ${messageOf(error)}`] }
  }
  const { data, error } = ownCellSchema.safeParse(content)
  if (!data) {
    return {
      problems: error.issues.map((issue) => `has a mistake at ${issue.path.join('.') || 'its top'}: ${issue.message}`),
    }
  }
  const problems = data.sealed.flatMap(({ id, options, answer }) => [
    ...(options.includes(answer) ? [] : [`has no option in question ${id} that is its answer`]),
    ...(new Set(options).size === options.length ? [] : [`has the same option twice in question ${id}`]),
  ])
  if (data.skill !== skillNames[place.skill] || data.level !== levelNames[place.level]) {
    problems.push(`says it is ${data.skill}, ${data.level}, but lies where ${nameOf(place)} belongs`)
  }
  return { questions: data.sealed, problems }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
