import { type Proof, templatesOf } from '../template.ts'
import { advancedMisconceptions } from './advanced-misconceptions.ts'
import { beginnerMisconceptions } from './beginner-misconceptions.ts'
import { intermediateMisconceptions } from './intermediate-misconceptions.ts'

export const template = templatesOf('java', {
  ...beginnerMisconceptions,
  ...intermediateMisconceptions,
  ...advancedMisconceptions,
})

type Parts = { imports?: string; types?: string; members?: string; throws?: string }

/** A whole program with `body` in its main method. */
export function inMain(body: string, { imports = '', types = '', members = '', throws = '' }: Parts = {}): string {
  const main = `public static void main(String[] args) ${throws && `throws ${throws} `}{\n${indented(body)}\n}`
  const methods = [members, main].filter(Boolean).join('\n\n')
  return [imports, types, `public class Main {\n${indented(methods)}\n}`].filter(Boolean).join('\n\n')
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '    ')

/** As Java prints a double. */
export const double = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value))
export const listOf = (items: readonly (string | number)[]) => `[${items.join(', ')}]`

/** Has the compiler refuse the line that reads like the key, and no other. */
export function lineProof(code: string, key: string): Proof {
  const line = code.split('\n').findIndex((one) => one.trim() === key) + 1
  return { language: 'javac', prints: line === 0 ? 'compiles' : `error in line ${line}` }
}
