import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '..', 'colors')

export const colorsFile = (courseId: string) => path.join(folder, `${courseId}.json`)

export const listColoredCourses = (): string[] =>
  existsSync(folder) ? readdirSync(folder).map((file) => path.basename(file, '.json')) : []

/** Code that was changed has another key, and is shown plain until its colors are made again. */
export const colorKey = (language: string, code: string): string =>
  createHash('sha256').update(`${language}\n${code}`).digest('base64url').slice(0, 10)

export const readColors = (courseId: string): Record<string, string> =>
  existsSync(colorsFile(courseId)) ? JSON.parse(readFileSync(colorsFile(courseId), 'utf8')) : {}

const read = new Map<string, Record<string, string>>()

/** The colors of code of a course, whose file is read once; the contract's `codeColors` says how they are written. */
export function findColors(courseId: string, language: string | undefined, code: string): string | undefined {
  const colors = read.get(courseId) ?? readColors(courseId)
  read.set(courseId, colors)
  return language === undefined ? undefined : colors[colorKey(language, code)]
}
