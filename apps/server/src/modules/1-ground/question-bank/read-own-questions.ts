import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  levelNames,
  levelSlugs,
  listQuestionSetKeys,
  type Question,
  type QuestionSetKey,
  questionSetSchema,
  readQuestionSet,
  skillNames,
  skillSlugs,
} from '@guildhall/content'
import { z } from 'zod'
import { StartupError } from '../../../platform/process/startup-error.ts'

/** A file of the operator's own questions. Sealed ones only, as practice questions are sent with their answers. */
const ownFileSchema = questionSetSchema.omit({ practice: true })

export const nameOf = ({ skill, level }: QuestionSetKey) => `${skill}/${level}`

/** The questions below `folder`, by question set (`react/beginner`). Throws StartupError, listing every mistake. */
export function readOwnQuestions(folder: string): Map<string, Question[]> {
  const files = listFiles(folder)
  const problems: string[] = []
  const taken = new Map<string, string>()
  for (const key of listQuestionSetKeys()) {
    const { practice, sealed } = readQuestionSet(key)
    for (const { id } of [...practice, ...sealed]) taken.set(id, 'a built-in question')
  }

  const found = new Map<string, Question[]>()
  for (const file of files) {
    const key = keyOfFile(file)
    const content = key
      ? readOwnFile(folder, file, key)
      : { problems: [`is not named <skill>/<level>.json, such as ${example}`] }
    problems.push(...content.problems.map((problem) => `${path.join(folder, file)} ${problem}.`))
    for (const { id } of content.questions ?? []) {
      const holder = taken.get(id)
      if (holder) problems.push(`${path.join(folder, file)} uses the id ${id}, which ${holder} has.`)
      taken.set(id, `another question in ${file}`)
    }
    if (key) found.set(nameOf(key), content.questions ?? [])
  }
  if (problems.length > 0) throw new StartupError(problems.join('\n'))
  return found
}

const example = 'react/beginner.json'

/** All JSON files below the folder, so that a misspelt file name is reported. */
function listFiles(folder: string): string[] {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files.filter((file) => file.endsWith('.json') && !file.startsWith(`templates${path.sep}`)).sort()
  } catch (error) {
    throw new StartupError(`GUILDHALL_BANK_DIR must name a folder that can be read: ${messageOf(error)}.`)
  }
}

function keyOfFile(file: string): QuestionSetKey | undefined {
  const [folder = '', name = '', ...rest] = file.split(path.sep)
  const skill = skillSlugs.find((slug) => slug === folder)
  const level = levelSlugs.find((slug) => `${slug}.json` === name)
  return skill && level && rest.length === 0 ? { skill, level } : undefined
}

function readOwnFile(
  folder: string,
  file: string,
  key: QuestionSetKey,
): { questions?: Question[]; problems: string[] } {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  } catch (error) {
    return { problems: [`cannot be read: ${messageOf(error)}`] }
  }
  // Zod's own sentences name fields that are not known, which helps who writes the file.
  const { data, error } = ownFileSchema.safeParse(content, { error: z.locales.en().localeError })
  if (!data) {
    return {
      problems: error.issues.map((issue) => `has a mistake at ${issue.path.join('.') || 'its top'}: ${issue.message}`),
    }
  }
  const problems = data.sealed.flatMap(({ id, options, answer }) => [
    ...(options.includes(answer) ? [] : [`has no option in question ${id} that is its answer`]),
    ...(new Set(options).size === options.length ? [] : [`has the same option twice in question ${id}`]),
  ])
  if (data.skill !== skillNames[key.skill] || data.level !== levelNames[key.level]) {
    problems.push(`says it is ${data.skill}, ${data.level}, but lies where ${nameOf(key)} belongs`)
  }
  return { questions: data.sealed, problems }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
