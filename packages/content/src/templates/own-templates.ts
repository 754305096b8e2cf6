/** Templates of an operator: modules in the folder `templates` of their bank. They run in the process that reads them. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ownTemplatesFolder } from '../bank.ts'
import { type LevelSlug, levelNames, levelSlugs, type SkillSlug, skillNames, skillSlugs } from '../question.ts'
import { lineOfText } from '../texts.ts'
import { drawInstances, instancesWanted, problemsOfTemplate } from './check-templates.ts'
import { source } from './source.ts'
import { type Template, templatesOf } from './template.ts'
import * as words from './words.ts'

/** What the function that a module exports is called with, as a module outside of the checkout can import nothing of it. */
const templateKit = { templatesOf, source, words }

/** By question set (`react/beginner`). `problems` are sentences. */
export type OwnTemplates = { cells: Map<string, readonly Template[]>; problems: string[] }

const templateSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words-with-hyphens')
    .max(60),
  version: z.int().min(1),
  concept: lineOfText(40).regex(/^[^A-Z]*$/, 'must be in lower case'),
  difficulty: z.object({ rank: z.int().min(1).max(5), reason: lineOfText(240) }),
  misconceptions: z.record(z.string(), lineOfText(240)),
  draw: z.custom((value) => typeof value === 'function', 'must be a function'),
  make: z.custom((value) => typeof value === 'function', 'must be a function'),
})
const cellSchema = z.object({
  skill: z.enum(Object.values(skillNames)),
  level: z.enum(Object.values(levelNames)),
  templates: z.array(z.unknown()),
})
const cellsSchema = z.union([cellSchema.transform((cell) => [cell]), z.array(cellSchema)])

/** Loads and checks all of them. A module that does not end cannot be caught. */
export async function readOwnTemplates(folder: string): Promise<OwnTemplates> {
  const own: OwnTemplates = { cells: new Map(), problems: [] }
  const taken = new Map<string, string>()
  const base = ownTemplatesFolder(folder)
  const files = readdirSync(base, { withFileTypes: true }).filter((entry) => /\.m?[jt]s$/.test(entry.name))
  for (const { name } of files.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const file = path.join(base, name)
    const cells = await loadFile(file).catch((error: unknown) => [`cannot be loaded: ${messageOf(error)}`])
    for (const cell of cells) {
      if (typeof cell === 'string') {
        own.problems.push(`${file} ${cell}.`)
        continue
      }
      for (const given of cell.templates) {
        const { id, template, problems } = checkTemplate(cell.key, given)
        own.problems.push(
          ...problems.map((problem) => `${file}, template ${id}: ${problem.replaceAll(/\s+/g, ' ').trim()}.`),
        )
        const holder = taken.get(`${cell.key}/${id}`)
        if (holder)
          own.problems.push(`${file}, template ${id}: its id is that of another one of ${cell.key} in ${holder}.`)
        taken.set(`${cell.key}/${id}`, name)
        if (template) own.cells.set(cell.key, [...(own.cells.get(cell.key) ?? []), template])
      }
    }
  }
  return own
}

async function loadFile(file: string): Promise<(string | { key: string; templates: unknown[] })[]> {
  if (!/\.m?js$/.test(file)) return ['is no .js or .mjs file']
  const module: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  if (typeof module.default !== 'function') return ['has no function as its default export']
  const { data, error } = cellsSchema.safeParse(await module.default(templateKit))
  if (!data)
    return [`returns something else than { skill, level, templates }: ${z.prettifyError(error).split('\n')[0]}`]
  return data.map(({ skill, level, templates }) => ({ key: `${slugOf(skill)}/${levelOf(level)}`, templates }))
}

const slugOf = (name: string) => skillSlugs.find((slug: SkillSlug) => skillNames[slug] === name)
const levelOf = (name: string) => levelSlugs.find((slug: LevelSlug) => levelNames[slug] === name)

/** As many instances as are drawn in this time are checked, up to 200. */
const checkMs = 1_000
/** A template that is slower would keep a start of an attempt waiting. */
const instancesPerSecondMinimum = 20

function checkTemplate(cell: string, given: unknown): { id: string; template?: Template; problems: string[] } {
  const { data, error } = templateSchema.safeParse(given)
  if (!data) {
    const id = String((given as { id?: unknown } | undefined)?.id)
    return {
      id,
      problems: error.issues.map((issue) => `has a mistake at ${issue.path.join('.') || 'its top'}: ${issue.message}`),
    }
  }
  // The prefix keeps it apart from every built-in template.
  const template = { ...(given as Template), id: `own-${cell.replace('/', '-')}-${data.id}` }
  try {
    return { id: data.id, template, problems: problemsOf(template) }
  } catch (thrown) {
    return { id: data.id, problems: [`fails: ${messageOf(thrown)}`] }
  }
}

function problemsOf(template: Template): string[] {
  const end = performance.now() + checkMs
  const instances = drawInstances(template, instancesWanted, 'check', () => performance.now() < end)
  const isTimeOver = instances.length < instancesWanted && performance.now() >= end
  if (isTimeOver && instances.length < instancesPerSecondMinimum) {
    return [`makes ${instances.length} instances in a second; ${instancesPerSecondMinimum} are needed`]
  }
  return problemsOfTemplate(template, instances, isTimeOver ? instances.length : instancesWanted).map((problem) =>
    problem.replace(`${template.id}: `, ''),
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
