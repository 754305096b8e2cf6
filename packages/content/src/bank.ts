import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Cell, cellSchema, type LevelSlug, levelSlugs, type SkillSlug, skillSlugs } from './question.ts'

export type CellPlace = { skill: SkillSlug; level: LevelSlug }

const questionFolder = path.join(import.meta.dirname, '..', 'questions')

export const cellFile = ({ skill, level }: CellPlace) => path.join(questionFolder, skill, `${level}.json`)

/** The places whose files exist, in the order of the skills and levels. */
export function listCellPlaces(): CellPlace[] {
  return skillSlugs
    .flatMap((skill) => levelSlugs.map((level) => ({ skill, level })))
    .filter((place) => existsSync(cellFile(place)))
}

/** What the file holds, not yet known to be a cell. Throws when it is missing or no JSON. */
export const readCellFile = (place: CellPlace): unknown => JSON.parse(readFileSync(cellFile(place), 'utf8'))

/** Throws when the file is missing or not of the shape. */
export const readCell = (place: CellPlace): Cell => cellSchema.parse(readCellFile(place))

/** Files among the questions that no skill and level claims, such as one with a misspelt name. */
export function listStrayFiles(): string[] {
  const claimed = new Set(listCellPlaces().map((place) => path.relative(questionFolder, cellFile(place))))
  return globSync('**/*.*', { cwd: questionFolder }).filter((file) => !claimed.has(file))
}
