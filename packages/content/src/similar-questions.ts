import type { Question } from './question.ts'

/** Chosen by reading the most similar pairs of three skills: above it were only repetitions. */
const similarityLimit = 0.7

export type SimilarPair = { one: Question; other: Question; similarity: number }

/** Most similar first; 1 means equal. Pass all questions of a skill, so that common tokens weigh little. */
export function findSimilarQuestions(questions: Question[]): SimilarPair[] {
  const tokenSets = questions.map((question) => ({ question, tokens: tokensOf(question) }))
  const weights = weightsOf(tokenSets.map(({ tokens }) => tokens))
  const pairs = tokenSets.flatMap(({ question: one, tokens }, index) =>
    tokenSets.slice(index + 1).map(({ question: other, tokens: otherTokens }) => ({
      one,
      other,
      similarity: shareInCommon(tokens, otherTokens, weights),
    })),
  )
  return pairs.filter(({ similarity }) => similarity >= similarityLimit).sort((a, b) => b.similarity - a.similarity)
}

function weightsOf(tokenSets: Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const token of tokenSets.flatMap((tokens) => [...tokens])) counts.set(token, (counts.get(token) ?? 0) + 1)
  const rarity = (count: number) => Math.log(1 + tokenSets.length / count)
  return new Map([...counts].map(([token, count]) => [token, count === 1 ? rarity(1) / 2 : rarity(count)]))
}

/**
 * Numbers and quoted texts count as one token each; stock words are dropped. Questions without code are also compared
 * by their options.
 */
function tokensOf({ question, code = '', options }: Question): Set<string> {
  const words = (code ? question : [question, ...options].join(' '))
    .toLowerCase()
    .match(/[\p{L}\p{N}_$.]+/gu)
    ?.map((word) => word.replace(/^\.+|\.+$/g, '').replace(/^\d+$/, '0'))
    .filter((word) => word && !wordsWithoutSubject.has(word))
  const signs = code
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, ' "" ')
    .replace(/\b\d[\d_.]*n?\b/g, ' 0 ')
    .match(/""|[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$"(){}[\],;]+/gu)
  return new Set([...(words ?? []), ...(signs ?? [])])
}

const wordsWithoutSubject = new Set(
  `a an and are as at be by does do for from has have in is it its of on or that the this to what when which why will with
  print prints program code following happens output log logs value`.split(/\s+/),
)

function shareInCommon(one: Set<string>, other: Set<string>, weights: Map<string, number>): number {
  let [common, all] = [0, 0]
  for (const token of new Set([...one, ...other])) {
    const weight = weights.get(token) ?? 0
    all += weight
    if (one.has(token) && other.has(token)) common += weight
  }
  return all === 0 ? 1 : common / all
}
