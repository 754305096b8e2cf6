import type { Side } from '@guildhall/contract'
import { paths } from '../../../paths.ts'

export type Workspace = Side

const clientScreens =
  /^\/(clientDashBoard|clientForm|contracts(\/[^/]+\/pay)?\/?$|direct-contracts\/new|find-freelancers|payments|projects\/[^/]+\/compare)/i
const freelancerScreens = /^\/(freelance|invitations|active-jobs|earnings)/i
/** Reading, assessments and forms in one column. */
const screensAlone =
  /^\/(learning|courseCreation|library\/.|shared\/|modules|clientForm|direct-contracts\/new|contracts\/[^/]+\/pay)/i
const learningScreens = /^\/(learning|courseCreation|library|shared\/|modules|review$)/i

export const hasSidebar = (pathname: string) => !screensAlone.test(pathname)

export const isLearning = (pathname: string) => learningScreens.test(pathname)

/** Undefined for screens of both sides, or of neither. */
export function sideAt(pathname: string): Workspace | undefined {
  if (clientScreens.test(pathname)) return 'client'
  return freelancerScreens.test(pathname) ? 'freelancer' : undefined
}

export interface WorkspaceLink {
  label: string
  /** Its word in the bar at the bottom of phones, which has those with one. */
  short?: string
  /** May be an alias (see aliases.ts). */
  to: string
  /** The addresses it is current at. */
  at: RegExp
}

const messages: WorkspaceLink = { label: 'Messages', short: 'Messages', to: paths.messages, at: /^\/messages/i }
const directContracts: WorkspaceLink = {
  label: 'Direct Contracts',
  to: paths.directOffers,
  at: /^\/direct-contracts/i,
}
const saved: WorkspaceLink = { label: 'Saved', to: paths.saved, at: /^\/saved/i }

export const workspaceLinks: Record<Workspace, readonly WorkspaceLink[]> = {
  client: [
    { label: 'Home', short: 'Home', to: '/client-dashboard', at: /^\/clientDashBoard/i },
    { label: 'My Projects', to: '/my-projects', at: /^\/(clientForm|projects\/)/i },
    // Clients get to reviews from their contracts.
    { label: 'Contracts', short: 'Contracts', to: paths.contracts, at: /^\/(contracts|reviews|disputes)/i },
    directContracts,
    messages,
    { label: 'Find Freelancers', short: 'People', to: paths.findFreelancers, at: /^\/find-freelancers/i },
    { ...saved, to: `${paths.saved}?view=people` },
    { label: 'Payments', short: 'Payments', to: paths.payments, at: /^\/payments/i },
  ],
  freelancer: [
    { label: 'Home', short: 'Home', to: '/freelancer-dashboard', at: /^\/freelancerDashboard/i },
    { label: 'Browse Projects', short: 'Projects', to: '/browse-projects', at: /^\/freelance(\/|$)/i },
    { label: 'My Proposals', to: '/my-proposals', at: /^\/(invitations|my-proposals)/i },
    {
      label: 'Active Jobs',
      short: 'Jobs',
      to: paths.activeJobs,
      at: /^\/(active-jobs|contracts\/[^/]+\/?$|disputes)/i,
    },
    { ...directContracts, to: `${paths.directOffers}?role=freelancer` },
    saved,
    messages,
    { label: 'Reviews', to: paths.reviews, at: /^\/(reviews|contracts\/[^/]+\/review)/i },
    { label: 'Earnings', short: 'Earnings', to: paths.earnings, at: /^\/earnings/i },
  ],
}

export const homeOf: Record<Workspace, string> = {
  client: paths.clientProjects,
  freelancer: paths.freelancerProposals,
}

/** In the bar at the bottom of phones, after the way home. */
export const learningLinks: readonly WorkspaceLink[] = [
  { label: 'Courses', to: paths.courseCreation, at: /^\/(courseCreation|shared\/)/i },
  { label: 'Library', to: paths.library, at: /^\/library/i },
  { label: 'Units', to: paths.learning, at: /^\/learning/i },
  { label: 'Quiz', to: paths.modules, at: /^\/modules/i },
]
