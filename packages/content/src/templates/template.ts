import type { Random } from './random.ts'

/**
 * What a proof is run with. `types` is the TypeScript compiler, `module` an ECMAScript module in Node.js, `javac` and `g++`
 * only compile.
 */
export const proofLanguages = [
  'javascript',
  'module',
  'typescript',
  'types',
  'python',
  'ruby',
  'kotlin',
  'react',
  'html',
  'java',
  'javac',
  'cpp',
  'g++',
  'php',
  'vue',
  'angular',
] as const
export type ProofLanguage = (typeof proofLanguages)[number]

/** `program` printing `prints` proves the key. Left out, they are the question's code and its key. */
export type Proof = { language?: ProofLanguage; program?: string; prints?: string }

export type Item<M extends string = string> = {
  question: string
  code?: string
  key: string
  /** At least three that differ from the key, each the answer of a person with that misconception. */
  wrong: readonly (readonly [misconception: M, option: string])[]
  /** Why the key is right. The misconceptions behind the other options are added to it. */
  because: string
  proof?: Proof
}

/** 1: nearly everybody at this level knows it. 5: only the best do. */
export type Difficulty = { rank: 1 | 2 | 3 | 4 | 5; reason: string }

/** Parameters are kept with an attempt, so they are JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export type Template = {
  /** Unique within its cell, and never given to another template. */
  id: string
  /** Raised when the same parameters make another question. */
  version: number
  concept: string
  difficulty: Difficulty
  language: ProofLanguage
  /** What each misconception takes for true, to follow "assumes that". */
  misconceptions: Readonly<Record<string, string>>
  draw(random: Random): Json
  make(parameters: Json): Item
}

export type TemplateSource<P extends Json, M extends string> = {
  id: string
  version?: number
  concept: string
  difficulty: readonly [rank: Difficulty['rank'], reason: string]
  language?: ProofLanguage
  draw(random: Random): P
  make(parameters: P): Item<M>
}

/** A function that makes templates of one skill; its misconceptions are checked by the compiler. */
export function templatesOf<M extends string>(language: ProofLanguage, misconceptions: Readonly<Record<M, string>>) {
  return <const P extends Json>(template: TemplateSource<P, M>): Template => ({
    version: 1,
    language,
    ...template,
    difficulty: { rank: template.difficulty[0], reason: template.difficulty[1] },
    misconceptions,
    make: (parameters) => template.make(parameters as P),
  })
}

export function wrongOptionsOf({ key, wrong }: Item): (readonly [misconception: string, option: string])[] {
  const seen = new Set([key])
  return wrong.filter(([, option]) => !seen.has(option) && seen.add(option))
}
