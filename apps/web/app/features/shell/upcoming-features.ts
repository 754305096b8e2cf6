import { matchPath } from 'react-router'
import { paths } from '../../paths.ts'

export interface UpcomingFeature {
  title: string
  will: string
  today: { text: string; links: { label: string; to: string; isPublicPage?: true }[] }
}

const myProjects = { label: 'My Projects', to: paths.clientProjects }
const myProposals = { label: 'My Proposals', to: paths.freelancerProposals }
const browse = { label: 'Browse projects', to: paths.browseProjects }
const postProject = { label: 'Post a project', to: paths.newProject }

const money: UpcomingFeature['today'] = {
  text: 'Guildhall doesn’t handle payments yet: the budget and the bid are on record with the project, and the two of you settle it directly.',
  links: [myProjects, myProposals],
}

const upcomingFeatures: Record<string, UpcomingFeature> = {
  '/contracts': {
    title: 'Contracts',
    will: 'The agreement in one place: scope, price and deadline that both sides accepted, with every change since.',
    today: {
      text: 'Today an accepted proposal is the agreement: project, bid and delivery time stay on record with it.',
      links: [myProjects, myProposals],
    },
  },
  '/find-freelancers': {
    title: 'Finding freelancers',
    will: 'You will search people by skill and category, read their profiles, and invite them to your project.',
    today: {
      text: 'Today it works the other way around: post your project, and the freelancers who can do it propose to you.',
      links: [postProject, { label: 'How to hire', to: paths.howToHire, isPublicPage: true }],
    },
  },
  '/payments': {
    title: 'Payments',
    will: 'The agreed price will wait in escrow while the work is done, and be paid out when you approve it.',
    today: money,
  },
  '/active-jobs': {
    title: 'Active jobs',
    will: 'The projects you are working on, with their deadlines and what is still to deliver.',
    today: {
      text: 'Today your accepted proposals show the same: filter My Proposals by Accepted to see them and upload deliverables.',
      links: [myProposals],
    },
  },
  '/reviews': {
    title: 'Reviews',
    will: 'After a finished project each side will say how it went, and everyone can read it.',
    today: {
      text: 'Reviews will come only from finished projects, so there are none to show before that. Finishing one today is the way to be among the first.',
      links: [browse, postProject],
    },
  },
  '/earnings': {
    title: 'Earnings',
    will: 'What you earned, project by project, what is on its way to you, and what was paid out.',
    today: money,
  },
}

export function upcomingFeatureAt(pathname: string): UpcomingFeature {
  const found = Object.entries(upcomingFeatures).find(([pattern]) => matchPath(pattern, pathname))
  if (!found) throw new Error(`No upcoming feature is described for ${pathname}`)
  return found[1]
}
