import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Rule = { isException: boolean; text: string; pattern: RegExp }

/**
 * The files of a build context that .dockerignore lets in, relative to `folder`. As Docker reads it: the last line that
 * matches a file or a folder above it decides. Throws at what it does not know (`[`, `\`, exceptions with wildcards).
 */
export function listContext(folder: string): string[] {
  const rules = parse(readFileSync(path.join(folder, '.dockerignore'), 'utf8'))
  return filesBelow('')

  function filesBelow(place: string): string[] {
    return readdirSync(path.join(folder, place), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(place, entry.name)
      if (entry.isDirectory()) return isOut(file) && !hasExceptionBelow(file) ? [] : filesBelow(file)
      return isOut(file) ? [] : [file]
    })
  }

  function isOut(file: string) {
    const decisive = rules.findLast(({ pattern }) => pattern.test(file))
    return decisive !== undefined && !decisive.isException
  }

  function hasExceptionBelow(place: string) {
    return rules.some(({ isException, text }) => isException && text.startsWith(`${place}/`))
  }
}

function parse(ignoreFile: string): Rule[] {
  const lines = ignoreFile.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const isException = line.startsWith('!')
      const text = line.replace(/^!/, '').replace(/^\/|\/$/g, '')
      if (/[[\\]/.test(text) || (isException && /[*?]/.test(text))) throw new Error(`cannot read ${line}`)
      return { isException, text, pattern: new RegExp(`^${translate(text)}(/|$)`) }
    })
}

function translate(text: string) {
  return text.replace(/\*\*\/?|\*|\?|[^*?]+/g, (part) => {
    if (part === '**/') return '(.*/)?'
    if (part === '**') return '.*'
    if (part === '*') return '[^/]*'
    return part === '?' ? '[^/]' : part.replace(/[^\w/]/g, '\\$&')
  })
}
