import type { Side } from '@guildhall/contract'
import { matchPath } from 'react-router'
import { paths } from '../../../paths.ts'

export type Workspace = Side

const screens: Record<Workspace | 'shared', readonly string[]> = {
  client: [
    paths.clientProjects,
    paths.newProject,
    '/clientForm/:projectId',
    '/projects/:projectId/compare',
    paths.contracts,
    '/contracts/:contractId/pay',
    paths.newDirectOffer,
    paths.findFreelancers,
    '/find-freelancers/:category',
    paths.payments,
  ],
  freelancer: [paths.freelancerProposals, paths.invitations, paths.forYou, paths.activeJobs, paths.earnings],
  shared: [
    '/projects/:projectId',
    '/contracts/:contractId',
    '/contracts/:contractId/review',
    paths.directOffers,
    '/direct-contracts/offers/:offerId',
    paths.ownProfile,
    paths.saved,
    '/disputes/:disputeId',
    paths.reviews,
    paths.messages,
    '/messages/chat/:userId',
    paths.notifications,
    paths.settings,
    '/settings/:section',
    paths.help,
  ],
}

/** 'shared' for screens of both sides, null for screens without a sidebar. */
export function workspaceOf(pathname: string): Workspace | 'shared' | null {
  for (const side of ['client', 'freelancer', 'shared'] as const) {
    if (screens[side].some((pattern) => matchPath(pattern, pathname))) return side
  }
  return null
}

/** Also for screens without a sidebar; undefined if both sides or neither. */
export function sideAt(pathname: string): Workspace | undefined {
  const here = workspaceOf(pathname)
  if (here === 'client' || here === 'freelancer') return here
  return matchPath(paths.browseProjects, pathname) ? 'freelancer' : undefined
}

export interface WorkspaceLink {
  label: string
  /** May be an alias (see aliases.ts). */
  to: string
  currentOn: readonly string[]
}

export const homeOf: Record<Workspace, string> = {
  client: paths.clientProjects,
  freelancer: paths.freelancerProposals,
}

export const workspaceLinks: Record<Workspace, readonly WorkspaceLink[]> = {
  client: [
    { label: 'Dashboard', to: '/client-dashboard', currentOn: [paths.clientProjects] },
    {
      label: 'My Projects',
      to: '/my-projects',
      currentOn: [paths.newProject, '/clientForm/:projectId', '/projects/:projectId', '/projects/:projectId/compare'],
    },
    {
      label: 'Contracts',
      to: paths.contracts,
      currentOn: [
        paths.contracts,
        '/contracts/:contractId',
        '/contracts/:contractId/pay',
        // Clients get to reviews from their contracts.
        '/contracts/:contractId/review',
        paths.reviews,
        '/disputes/:disputeId',
      ],
    },
    {
      label: 'Direct Contracts',
      to: paths.directOffers,
      currentOn: [paths.directOffers, '/direct-contracts/offers/:offerId', paths.newDirectOffer],
    },
    { label: 'Messages', to: paths.messages, currentOn: [paths.messages, '/messages/chat/:userId'] },
    {
      label: 'Find Freelancers',
      to: paths.findFreelancers,
      currentOn: [paths.findFreelancers, '/find-freelancers/:category'],
    },
    { label: 'Saved', to: `${paths.saved}?view=people`, currentOn: [paths.saved] },
    { label: 'Payments', to: paths.payments, currentOn: [paths.payments] },
  ],
  freelancer: [
    { label: 'Dashboard', to: '/freelancer-dashboard', currentOn: [paths.freelancerProposals] },
    { label: 'Browse Projects', to: '/browse-projects', currentOn: [paths.browseProjects] },
    { label: 'My Proposals', to: '/my-proposals', currentOn: [paths.invitations, '/projects/:projectId'] },
    {
      label: 'Active Jobs',
      to: paths.activeJobs,
      currentOn: [paths.activeJobs, '/contracts/:contractId', '/disputes/:disputeId'],
    },
    {
      label: 'Direct Contracts',
      to: `${paths.directOffers}?role=freelancer`,
      currentOn: [paths.directOffers, '/direct-contracts/offers/:offerId'],
    },
    { label: 'Saved', to: paths.saved, currentOn: [paths.saved] },
    { label: 'Messages', to: paths.messages, currentOn: [paths.messages, '/messages/chat/:userId'] },
    { label: 'Reviews', to: paths.reviews, currentOn: [paths.reviews, '/contracts/:contractId/review'] },
    { label: 'Earnings', to: paths.earnings, currentOn: [paths.earnings] },
  ],
}
