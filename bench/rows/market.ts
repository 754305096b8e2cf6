/**
 * A market whose rows follow from their numbers alone, so that threads write their shares of each table without knowing of each other.
 * Few people have very many rows, and most have few.
 */
export type Market = { rows: number; projects: number; people: number; conversations: number; newest: number }

export function planMarket(rows: number, projects: number, newest: number): Market {
  return { rows, projects, people: Math.ceil(rows / 50), conversations: Math.ceil(rows / 101), newest }
}

const kinds = {
  person: 1,
  project: 2,
  proposal: 3,
  conversation: 4,
  contract: 5,
  payment: 6,
  payout: 7,
  message: 8,
  notification: 9,
} as const

/** Different for each number below 2^32, and in no order, as random ids are. */
export function idOf(kind: keyof typeof kinds, number: number, part = 0): string {
  const scattered = (Math.imul(number, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')
  return `${scattered}-${part.toString(16).padStart(4, '0')}-4000-8${kinds[kind]}00-000000000000`
}

/** From 0 to 1, the same for the same number and salt. */
export function chance(number: number, salt: number): number {
  let mixed = Math.imul(number ^ (salt * 0x85ebca6b), 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

const linesOfContract = 7

/** One of a thousand people has a tenth of the rows. */
const skewed = (number: number, salt: number, people: number) => Math.floor(chance(number, salt) ** 3 * people)

const sharesOf = (shares: readonly (readonly [upTo: number, count: number])[], at: number) =>
  shares.find(([upTo]) => at < upTo)?.[1] ?? 0

/** One for each project on average; a quarter have none. */
const proposalShares = [
  [0.6, 1],
  [0.72, 2],
  [0.745, 3],
  [0.755, 5],
  [0.7553, 100],
  [0.75533, 1_000],
  [0.7553305, 5_000],
] as const

export type Project = ReturnType<typeof projectAt>

export function projectAt(market: Market, number: number) {
  const { people, projects, rows, newest } = market
  const proposals = Math.round(sharesOf(proposalShares, chance(number, 1)) * (rows / projects))
  const freelancer = skewed(number, 2, people)
  let client = people - 1 - skewed(number, 3, people)
  if (client === freelancer) client = (client + 1) % people
  const stage = proposals > 0 ? chance(number, 4) : Number.POSITIVE_INFINITY
  const completed = rows / linesOfContract / projects / 0.755
  const status = stage < completed ? 'completed' : stage < completed + 0.02 ? 'in_progress' : 'active'
  return {
    number,
    client,
    proposals,
    status,
    cents: 5_000 * (1 + Math.floor(chance(number, 5) ** 3 * 200)),
    /** Over three years. */
    at: newest - Math.floor(((projects - number) / projects) * 3 * 365 * 86_400_000),
  }
}

/** That of the first is accepted, if one is. */
export const freelancerAt = ({ people }: Market, project: Project, place: number) =>
  place === 0
    ? skewed(project.number, 2, people)
    : (skewed(project.number, 2, people) + place * 7_919) % people === project.client
      ? (project.client + 7_919 * (project.proposals + 1)) % people
      : (skewed(project.number, 2, people) + place * 7_919) % people

const messageShares = [
  [0.005, 3_000],
  [0.055, 600],
  [0.355, 120],
  [1, 30],
] as const
const hottest = 100_000

/** Every pair once: the distance of the two is that of the conversation's number. */
export function conversationAt({ people, conversations, rows, newest }: Market, number: number) {
  const one = skewed(number, 6, people)
  const other = (one + 1 + number) % people
  const messages = number === 0 ? Math.min(hottest, rows / 100) : sharesOf(messageShares, chance(number, 7))
  const at = newest - Math.floor(((conversations - number) / conversations) * 365 * 86_400_000)
  return { number, one, other, messages, at }
}

const noticeShares = [
  [0.05, 640],
  [0.2, 80],
  [0.5, 20],
  [1, 4],
] as const

/** The first ten watch so much that they have all that is kept of one person. */
export const noticesOf = (person: number) => (person < 10 ? 1_000 : sharesOf(noticeShares, chance(person, 8)))
