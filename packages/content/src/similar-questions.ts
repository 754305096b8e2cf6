import type { Question } from './question.ts'

/**
 * Two questions at least this alike are the same question with another number or name. Chosen by reading the most alike
 * pairs of a whole bank: above it nearly all asked the same thing twice, below it hardly any did.
 */
const similarityLimit = 0.75

export type SimilarPair = { one: Question; other: Question; similarity: number }

/** Returns the pairs that are too much alike, the most alike first. */
export function findSimilarQuestions(questions: Question[], limit = similarityLimit): SimilarPair[] {
  const tokenSets = questions.map(tokensOf)
  const pairs: SimilarPair[] = []
  for (const [index, one] of questions.entries()) {
    for (let next = index + 1; next < questions.length; next++) {
      const other = questions[next]
      const [tokens, otherTokens] = [tokenSets[index], tokenSets[next]]
      if (!other || !tokens || !otherTokens) continue
      const similarity = shareInCommon(tokens, otherTokens)
      if (similarity >= limit) pairs.push({ one, other, similarity })
    }
  }
  return pairs.sort((a, b) => b.similarity - a.similarity)
}

/**
 * The words, signs and operators of question and code. Numbers and quoted texts count as one each, whatever they say, and
 * words that carry no subject are left out. A question that is all code and stock phrase is thus judged by its code.
 */
function tokensOf({ question, code = '' }: Pick<Question, 'question' | 'code'>): Set<string> {
  const words = question
    .toLowerCase()
    .match(/[\p{L}\p{N}_$.]+/gu)
    ?.map((word) => word.replace(/^\.+|\.+$/g, ''))
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

function shareInCommon(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((token) => other.has(token)).length
  return common / (one.size + other.size - common || 1)
}
