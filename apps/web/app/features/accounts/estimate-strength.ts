import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Strength } from './password-strength.tsx'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** What is longer is strong by its beginning; the time to estimate grows with the length. */
const mostLetters = 64

/**
 * How hard `password` is to guess for somebody who knows `personal`, such as the username. Large, with its dictionary of
 * passwords: load it when it is needed.
 */
export function estimateStrength(password: string, personal: readonly string[]): Strength {
  const { score, sequence } = estimator.check(password.slice(0, mostLetters), [...personal])
  const [only, ...others] = sequence
  const isCommon = others.length === 0 && only?.dictionaryName === 'passwords-common'
  return { score, isCommon }
}
