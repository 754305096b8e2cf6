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

/** Finds the colors of code of a course; the contract's `codeColors` says how they are written. */
export function openColors(courseId: string) {
  const colors = readColors(courseId)
  return (language: string | undefined, code: string | undefined): string | undefined =>
    language === undefined || code === undefined ? undefined : colors[colorKey(language, code)]
}
export type FindColors = ReturnType<typeof openColors>
