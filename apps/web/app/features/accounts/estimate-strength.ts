import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Strength } from './password-strength.tsx'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** The estimate takes longer with length, and the start of a longer password is strong already. */
const mostLetters = 64

/** How hard `password` is to guess for someone who knows `personal`. Brings a large dictionary: load it on demand. */
export function estimateStrength(password: string, personal: readonly string[]): Strength {
  const { score, sequence } = estimator.check(password.slice(0, mostLetters), [...personal])
  const [only, ...others] = sequence
  const isCommon = others.length === 0 && only?.dictionaryName === 'passwords-common'
  return { score, isCommon }
}
