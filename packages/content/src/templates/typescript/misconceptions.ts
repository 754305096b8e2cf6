import { source } from '../source.ts'
import { type Proof, templatesOf } from '../template.ts'
import { pairMisconceptions } from '../twice.ts'
import { advancedMisconceptions } from './advanced-misconceptions.ts'
import { beginnerMisconceptions } from './beginner-misconceptions.ts'
import { intermediateMisconceptions } from './intermediate-misconceptions.ts'

export const template = templatesOf('types', {
  ...pairMisconceptions,
  ...beginnerMisconceptions,
  ...intermediateMisconceptions,
  ...advancedMisconceptions,
})

export const rejects = 'The compiler is strict. Which line does it reject?'
export const typeOf = (what: string) => `The compiler is strict. What is the type of ${what}?`

/** Has the compiler agree that `type` is the key, and is none of the wrong ones. */
export function typeProof(
  code: string,
  type: string,
  key: string,
  wrong: readonly (readonly [string, string])[],
): Proof {
  const others = wrong.map(([, option]) => option).filter((option) => option !== key)
  return {
    program: source`
      ${code}
      type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
      export const key: Same<${type}, ${key}> = true
      ${others.map((other, index) => `export const other${index}: Same<${type}, ${other}> = false`).join('\n')}`,
    prints: 'compiles',
  }
}

/** Has the compiler reject the line that reads like the key, and no other. */
export function lineProof(code: string, key: string): Proof {
  const line = code.split('\n').findIndex((one) => one.trim() === key) + 1
  return { prints: line === 0 ? 'compiles' : `error in line ${line}` }
}
