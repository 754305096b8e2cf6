import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A bank's folder with these modules among its templates, until the test ends. */
export function templateFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guildhall-bank-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'templates'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, 'templates', name), text)
  return folder
}

type Module = {
  skill?: string
  level?: string
  count?: number
  numbers?: number
  ids?: string
  item?: string
  fields?: string
}

/** `count` templates as an operator writes them. `fields` and `item`: source that overrides parts of each. */
export function templateModule(module: Module = {}): string {
  const { skill = 'Graphic Design', level = 'Beginner', count = 1, numbers = 5_000, fields = '', item = '' } = module
  return `
    const misconceptions = { halves: 'a bleed counts once', doubles: 'a bleed counts four times', ignores: 'a bleed is cut off' }
    export default ({ templatesOf }) => {
      const template = templatesOf('javascript', misconceptions)
      const templates = Array.from({ length: ${count} }, (_, number) =>
        template({
          id: 'bleed-' + number,
          concept: 'print',
          difficulty: [2, 'It takes a sum.'],
          draw: (random) => ({ width: random.int(100, 100 + ${numbers} - 1), bleed: 3 }),
          make: ({ width, bleed }) => ({
            question: 'How wide is a page of ' + width + ' mm with a bleed of ' + bleed + ' mm?',
            key: width + 2 * bleed + ' mm',
            wrong: [['halves', width + bleed + ' mm'], ['doubles', width + 4 * bleed + ' mm'], ['ignores', width + ' mm']],
            because: 'A bleed is added at both sides.',
            ${item}
          }),
          ${fields}
        }),
      )
      return { skill: '${skill}', level: '${level}', templates }
    }`
}
