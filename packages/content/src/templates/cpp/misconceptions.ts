import { source } from '../source.ts'
import { type Proof, templatesOf } from '../template.ts'
import { advancedMisconceptions } from './advanced-misconceptions.ts'
import { beginnerMisconceptions } from './beginner-misconceptions.ts'
import { intermediateMisconceptions } from './intermediate-misconceptions.ts'

export const template = templatesOf('cpp', {
  ...beginnerMisconceptions,
  ...intermediateMisconceptions,
  ...advancedMisconceptions,
})

/** A whole program with `body` in main, which has <iostream> and the other `headers`. */
export function inMain(
  body: string,
  { headers = [], before = '' }: { headers?: readonly string[]; before?: string } = {},
) {
  const includes = ['iostream', ...headers].sort().map((header) => `#include <${header}>`)
  const main = `int main() {\n${body.replaceAll(/^(?=.)/gm, '    ')}\n}`
  return [includes.join('\n'), before, main].filter(Boolean).join('\n\n')
}

/** Has the compiler refuse the line that reads like the key, and no other. */
export function lineProof(code: string, key: string): Proof {
  const line = code.split('\n').findIndex((one) => one.trim() === key) + 1
  return { language: 'g++', prints: line === 0 ? 'compiles' : `error in line ${line}` }
}

/** Has the compiler agree that `type` is the key, and is none of the wrong ones. */
export function typeProof(
  code: string,
  type: string,
  key: string,
  wrong: readonly (readonly [string, string])[],
): Proof {
  const others = wrong.map(([, option]) => option).filter((option) => option !== key)
  return {
    language: 'g++',
    program: source`
      #include <type_traits>
      #include <utility>
      #include <vector>
      ${code}
      static_assert(std::is_same_v<${type}, ${key}>);
      ${others.map((other) => `static_assert(!std::is_same_v<${type}, ${other}>);`).join('\n')}`,
    prints: 'compiles',
  }
}
