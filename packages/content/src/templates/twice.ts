import type { Random } from './random.ts'
import { type Item, type Json, type Proof, type ProofLanguage, type Template, wrongOptionsOf } from './template.ts'

export const pairMisconceptions = {
  bothMistakes: 'what two of the other options assume holds together',
} as const

type Wording = {
  question(one: string): string
  files: readonly [string, string]
  join(one: string, other: string): string
}
type Parameters = { readonly one: Json; readonly other: Json; readonly turn: number }

const joined = (one: string, other: string) => `${one}, then ${other}`
const programs = (ending: string): Wording => ({
  question: (one) =>
    one
      .replace(/does (this|the) program print/, 'do these two programs print')
      .replace('The program is compiled', 'Both programs are compiled')
      .replace('The program compiles', 'Both programs compile')
      .replace('does it print when it is run', 'do they print when they are run')
      .replace('does it print', 'do they print'),
  files: [`one.${ending}`, `other.${ending}`],
  join: joined,
})
const wordings: Partial<Record<ProofLanguage, Wording>> = {
  javascript: programs('js'),
  typescript: programs('ts'),
  python: programs('py'),
  types: {
    question: (one) => one.replace(/\?$/, ' in each file?'),
    files: ['one.ts', 'other.ts'],
    join: (one, other) => `${one}, and ${other}`,
  },
}

const triesForOther = 40

/**
 * A template that asks for two instances of `single` together. The other one is drawn anew in the parameters called `vary`
 * and shares the rest. Each part of the key stands in two of the four options, as does each mistake, so that no option can
 * be told by its parts; and where a mistake in one program is the answer of the other, it is offered.
 */
export function twice(single: Template, ...vary: readonly string[]): Template {
  const wording = wordings[single.language]
  if (!wording) throw new Error(`two programs cannot be shown in ${single.language}`)
  return {
    ...single,
    version: single.version + 1,
    misconceptions: { ...single.misconceptions, ...pairMisconceptions },
    draw: (random) => drawTwo(single, vary, random),
    make: (parameters) => makeTwo(single, parameters as Parameters, wording),
  }
}

function drawTwo(single: Template, vary: readonly string[], random: Random): Parameters {
  const one = single.draw(random) as Record<string, Json>
  const { code } = single.make(one)
  let other = one
  for (let tries = 0; tries < triesForOther; tries++) {
    const drawn = single.draw(random) as Record<string, Json>
    const changed = vary.length === 0 ? Object.keys(drawn) : vary
    other = { ...one, ...Object.fromEntries(changed.map((name) => [name, drawn[name] ?? null])) }
    if (single.make(other).code !== code) break
  }
  return { one, other, turn: random.int(0, 59) }
}

function makeTwo(single: Template, { one, other, turn }: Parameters, wording: Wording): Item {
  const [first, second] = [single.make(one), single.make(other)]
  const key = wording.join(first.key, second.key)
  const mine = mistakeOf(first, second.key, turn)
  const comment = single.language === 'python' ? '#' : '//'
  const yours = mistakeOf(second, first.key, Math.floor(turn / 6), mine?.[0])
  return {
    question: wording.question(first.question),
    code: [first, second].map(({ code }, index) => `${comment} ${wording.files[index]}\n${code}`).join('\n\n'),
    key,
    wrong:
      mine && yours && first.code !== second.code
        ? [
            [mine[0], wording.join(mine[1], second.key)],
            [yours[0], wording.join(first.key, yours[1])],
            ['bothMistakes', wording.join(mine[1], yours[1])],
          ]
        : [],
    because: first.because === second.because ? first.because : `${first.because} ${second.because}`,
    proof: proofOfTwo(single.language, first, second),
  }
}

/** The mistake that gives the other program's answer, if there is one. */
function mistakeOf(item: Item, otherKey: string, turn: number, taken?: string) {
  const mistakes = wrongOptionsOf(item).filter(([misconception]) => misconception !== taken)
  return mistakes.find(([, option]) => option === otherKey) ?? mistakes[turn % mistakes.length]
}

function proofOfTwo(language: ProofLanguage, first: Item, second: Item): Proof {
  const [one, other] = [first, second].map(({ code = '', proof }) => proof?.program ?? code)
  const prints = language === 'types' ? 'compiles' : [first, second].map(({ key }) => asPrinted(key)).join(' ')
  if (language === 'python') return { program: `${one}\n${other}`, prints }
  if (language === 'types') return { program: `namespace One {\n${one}\n}\nnamespace Other {\n${other}\n}`, prints }
  return { program: [one, other].map((program) => `try {\n${program}\n} ${reports}`).join('\n'), prints }
}

const asPrinted = (key: string) => key.replace(/^It throws an? (\w+)$/, 'throws $1')
const reports = "catch (error) {\n  console.log('throws', error.name)\n}"
