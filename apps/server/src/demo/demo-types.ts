import type {
  Availability,
  DeliveryStatus,
  Difficulty,
  Language,
  ProjectCategory,
  ProjectStatus,
  ProposalStatus,
} from '@guildhall/contract'

export type DemoPerson = {
  key: string
  username: string
  /** Under demo.guildhall.example, a domain that cannot exist. */
  email: string
  name: string
  title: string
  location: string
  hourlyRateUsd?: number
  availability?: Availability
  hoursPerWeek?: number
  languages?: readonly Language[]
  bio: string
  skills: readonly string[]
  experience: readonly { title: string; company: string; period: string; description: string }[]
  education: readonly { degree: string; institution: string; year: string }[]
  portfolio: readonly { title: string; description: string }[]
}

export type DemoProject = {
  key: string
  client: string
  title: string
  description: string
  priceUsd: number
  category: ProjectCategory
  requiredSkills: readonly string[]
  minimumLevel?: Difficulty
  /** Days from loading the demo; negative if passed. */
  deadlineInDays: number
  postedDaysAgo: number
  status: ProjectStatus
}

export type DemoFile = { filename: string; kind: 'pdf' | 'zip'; text: string } | { filename: string; kind: 'png' }

export type DemoDelivery = {
  status: Exclude<DeliveryStatus, 'not_submitted'>
  /** Oldest first. All but the last were sent back, with feedback. */
  versions: readonly { message: string; files: readonly DemoFile[]; feedback?: string }[]
}

/** How one side would split what is held. The rest of it goes back to the client. */
export type DemoSplit = { by: 'client' | 'freelancer'; releaseUsd: number; reason: string; daysAgo: number }

export type DemoProposal = {
  key: string
  project: string
  freelancer: string
  message: string
  /** Missing: the project's budget. */
  bidUsd?: number
  deliveryDays?: number
  skills?: readonly string[]
  /** Add up to the bid. */
  milestones?: readonly { title: string; usd: number }[]
  sentDaysAgo: number
  status: ProposalStatus
  /** Of accepted ones: false if the client has not paid. Missing: they paid at once. */
  isPaid?: false
  /** Of accepted ones that are paid: an offer to end the contract, which the other side accepted the day after. */
  end?: DemoSplit
  /** Of accepted ones that are paid: the splits stated in a dispute, which the first one opens. It is still open. */
  dispute?: readonly DemoSplit[]
  delivery?: DemoDelivery
}

export type DemoMessage = { by: 'client' | 'freelancer'; daysAgo: number; text: string; file?: DemoFile }

export type DemoConversation = {
  client: string
  freelancer: string
  messages: readonly DemoMessage[]
  /** Who has not read the last `count` messages. Missing: all is read. */
  unread?: { by: 'client' | 'freelancer'; count: number }
}
