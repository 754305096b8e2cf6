import type { Availability, Difficulty, Language, ProjectCategory } from '@guildhall/contract'

export type CrowdPerson = {
  key: string
  name: string
  location: string
  languages: Language[]
  /** Missing: they only hire. */
  rateUsd?: number
  availability?: Availability
  hoursPerWeek?: number
  title: string
  skills: string[]
  bio: string
  experience: { title: string; company: string; period: string; description: string }[]
  education: { degree: string; institution: string; year: string }[]
  portfolio: { title: string; description: string }[]
  attempts: { skill: string; difficulty: Difficulty; questions: number; right: number; daysAgo: number }[]
  courses: { libraryId: string; lessons: number; daysAgo: number }[]
}

export type CrowdBid = { by: string; usd: number; days: number; text: string }
export type CrowdReview = { rating: number; text: string; reply?: string }
export type CrowdLine = { by: 'client' | 'freelancer'; text: string; isUnread: boolean }
export type CrowdSplit = { by: 'client' | 'freelancer'; releaseUsd: number; reason: string }

export const dealStates = [
  'open',
  'closed',
  'unpaid',
  'working',
  'review',
  'changes',
  'done',
  'ended',
  'disputed',
] as const
export type DealState = (typeof dealStates)[number]

/** A project with its proposals and what became of them. Without a category: a contract offered to its only freelancer. */
export type CrowdDeal = {
  title: string
  description: string
  client: string
  category?: ProjectCategory
  usd: number
  skills: string[]
  minimumLevel?: Difficulty
  bids: CrowdBid[]
  state: DealState
  /** Whose proposal was accepted. */
  hired?: string
  deliveries: { message: string; feedback?: string }[]
  /** How each side would split what is held: an offer to end the contract, or the claims of a dispute. */
  splits: CrowdSplit[]
  byClient?: CrowdReview
  byFreelancer?: CrowdReview
  chat: CrowdLine[]
}
