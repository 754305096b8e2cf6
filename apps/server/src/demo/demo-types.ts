import type { DeliveryStatus, Difficulty, ProjectCategory, ProjectStatus, ProposalStatus } from '@guildhall/contract'

export type DemoPerson = {
  key: string
  username: string
  /** Always under demo.guildhall.example, an address nobody can own or receive mail at. */
  email: string
  /** How the person uses the marketplace. Only a hint: one account can hire and work. */
  role: 'client' | 'freelancer' | 'both'
  name: string
  title: string
  location: string
  /** Missing where the person only hires. */
  hourlyRateUsd?: number
  bio: string
  skills: readonly string[]
  company?: string
  experience: readonly { title: string; company: string; period: string; description: string }[]
  education: readonly { degree: string; institution: string; year: string }[]
  portfolio: readonly { title: string; description: string }[]
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

export type DemoFile = {
  /** Ends in `kind`. */
  filename: string
  kind: 'pdf' | 'png' | 'zip'
  /** What the file says, in plain ASCII so that any built-in font can draw it. */
  text: string
}

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
