import type { Proof } from './template.ts'

/** The question's code, and then what is done to it to see what it does. */
export const followedBy = (code: string, ...steps: string[]): Proof => ({ program: [code, ...steps].join('\n') })

/** Single-file components, and then what is done to them. */
export const mounted = (code: string, ...steps: string[]): Proof =>
  followedBy(code, '<!-- steps -->', 'await mount()', ...steps)

export const clicksOn = (count: number, target = '') => Array.from({ length: count }, () => `await click(${target})`)

export const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
