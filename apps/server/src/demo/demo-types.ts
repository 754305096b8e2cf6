import type { DeliveryStatus, Difficulty, ProjectCategory, ProjectStatus, ProposalStatus } from '@guildhall/contract'
import type { Portrait } from './pictures/portrait.ts'

export type DemoPerson = {
  key: string
  username: string
  /** Always under demo.guildhall.example, an address nobody can own or receive mail at. */
  email: string
  name: string
  title: string
  location: string
  /** Missing where the person only hires. */
  hourlyRateUsd?: number
  bio: string
  skills: readonly string[]
  experience: readonly { title: string; company: string; period: string; description: string }[]
  education: readonly { degree: string; institution: string; year: string }[]
  portrait: Portrait
  /** `picture` draws what the entry tells of, as SVG. */
  portfolio: readonly { title: string; description: string; picture: () => string }[]
}

export type DemoProject = {
  key: string
  /** Key of the person who posted it. */
  client: string
  title: string
  description: string
  priceUsd: number
  category: ProjectCategory
  requiredSkills: readonly string[]
  /** The level the client would like to see proven. */
  minimumLevel?: Difficulty
  /** Counted from the load; negative when the deadline has passed. */
  deadlineInDays: number
  postedDaysAgo: number
  status: ProjectStatus
}

/** The `filename` ends in `kind`. */
export type DemoFile =
  | { filename: string; kind: 'pdf' | 'zip'; text: string }
  /** `picture` draws what it shows, as SVG. */
  | { filename: string; kind: 'png'; picture: () => string }

export type DemoDelivery = {
  status: Exclude<DeliveryStatus, 'not_submitted'>
  /** Oldest first. Every version but the last was sent back, so each of those carries feedback. */
  versions: readonly { message: string; files: readonly DemoFile[]; feedback?: string }[]
}

export type DemoProposal = {
  key: string
  /** Key of the project. */
  project: string
  /** Key of the person who wrote it. */
  freelancer: string
  message: string
  /** Missing where the freelancer takes the project's budget as it stands. */
  bidUsd?: number
  deliveryDays?: number
  /** Missing where the project's required skills stand in for them. */
  skills?: readonly string[]
  sentDaysAgo: number
  status: ProposalStatus
  /** Only on an accepted proposal, and only once something was uploaded. */
  delivery?: DemoDelivery
}
