/** How many people with `total` right answers of `questions` answered an item, and how many of them answered it right. */
export type ScoreGroup = { itemId: string; total: number; questions: number; answers: number; right: number }

export type RaschItem = { itemId: string; difficulty: number; error: number }

/** An item that everybody, or nobody, answers right has no finite difficulty. This much less than one answer counts otherwise. */
const extremeCorrection = 0.3
const iterations = 200
const tolerance = 1e-6

/**
 * Conditional maximum likelihood estimates of the Rasch model (G. H. Fischer and I. W. Molenaar, eds., "Rasch Models", 1995,
 * chapter 3): given how many a person has right, it no longer matters how able the person is. An item's difficulty is the one
 * at which as many people are expected to answer it right as did. Where all are asked the same questions this is exact. Where
 * an attempt draws some of the items, the elementary symmetric functions of the other questions are averaged over what is
 * drawn: each item as often as all fit, the remaining ones at random.
 *
 * The difficulties are in logits and sum to zero. People with all right or none say nothing about them.
 */
export function calibrate(groups: readonly ScoreGroup[]): RaschItem[] {
  const informative = groups.filter(({ total, questions }) => total > 0 && total < questions)
  const items = [...Map.groupBy(informative, ({ itemId }) => itemId)].map(([itemId, answered]) => {
    const answers = sum(answered.map((group) => group.answers))
    const right = sum(answered.map((group) => group.right))
    const clamped = Math.min(Math.max(right, extremeCorrection), answers - extremeCorrection)
    return { itemId, answered, right: clamped, difficulty: Math.log((answers - clamped) / clamped) }
  })
  let information: number[] = []
  for (let round = 0; round < iterations; round += 1) {
    const expect = expectations(items.map(({ difficulty }) => Math.exp(-difficulty)))
    information = []
    let largest = 0
    for (const [position, item] of items.entries()) {
      let [expected, variance] = [0, 0]
      for (const { total, questions, answers } of item.answered) {
        const chance = expect(position, total, questions)
        expected += answers * chance
        variance += answers * chance * (1 - chance)
      }
      const step = Math.max(-1, Math.min(1, (expected - item.right) / Math.max(variance, Number.MIN_VALUE)))
      item.difficulty += step
      information.push(variance)
      largest = Math.max(largest, Math.abs(step))
    }
    const mean = sum(items.map(({ difficulty }) => difficulty)) / items.length
    for (const item of items) item.difficulty -= mean
    if (largest < tolerance) break
  }
  return items.map(({ itemId, difficulty }, position) => ({
    itemId,
    difficulty,
    error: 1 / Math.sqrt(information[position] ?? 0),
  }))
}

/** The chance that a person with `total` of `questions` right has this item right. */
function expectations(easiness: readonly number[]) {
  const all = symmetric(easiness)
  const rests = new Map<string, number[]>()
  const restOf = (position: number, questions: number) => {
    const key = `${position} ${questions}`
    const known = rests.get(key) ?? restFunctions(easiness, all, position, questions)
    rests.set(key, known)
    return known
  }
  return (position: number, total: number, questions: number) => {
    const rest = restOf(position, questions)
    const right = (easiness[position] ?? 0) * (rest[total - 1] ?? 0)
    return right / (right + (rest[total] ?? 0))
  }
}

/** Symmetric functions of the other questions of an attempt, averaged over what may be drawn. */
function restFunctions(easiness: readonly number[], all: readonly number[], position: number, questions: number) {
  const others = symmetric(easiness.filter((_, index) => index !== position))
  const size = easiness.length
  const rounds = Math.floor(questions / size)
  if (rounds === 0) return averaged(others, size - 1, questions - 1)
  let rest = multiplied(others, averaged(all, size, questions - rounds * size))
  for (let round = 1; round < rounds; round += 1) rest = multiplied(rest, all)
  return rest
}

/** The elementary symmetric functions of all orders. */
function symmetric(values: readonly number[]): number[] {
  const functions = [1]
  for (const value of values) {
    functions.push(0)
    for (let order = functions.length - 1; order > 0; order -= 1) {
      functions[order] = (functions[order] ?? 0) + value * (functions[order - 1] ?? 0)
    }
  }
  return functions
}

/** The mean of each function over all choices of `drawn` among `size` values. */
const averaged = (functions: readonly number[], size: number, drawn: number) =>
  functions.slice(0, drawn + 1).map((value, order) => {
    let share = 1
    for (let step = 0; step < order; step += 1) share *= (drawn - step) / (size - step)
    return value * share
  })

function multiplied(one: readonly number[], other: readonly number[]): number[] {
  const product = new Array<number>(one.length + other.length - 1).fill(0)
  for (const [i, left] of one.entries()) {
    for (const [j, right] of other.entries()) product[i + j] = (product[i + j] ?? 0) + left * right
  }
  return product
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
