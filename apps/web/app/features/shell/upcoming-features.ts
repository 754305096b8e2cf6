import { matchPath } from 'react-router'
import { paths } from '../../paths.ts'

export interface UpcomingFeature {
  title: string
  will: string
  today: { text: string; links: { label: string; to: string; isPublicPage?: true }[] }
}

const postProject = { label: 'Post a project', to: paths.newProject }

const upcomingFeatures: Record<string, UpcomingFeature> = {
  '/find-freelancers': {
    title: 'Finding freelancers',
    will: 'You will search people by skill and category, read their profiles, and invite them to your project.',
    today: {
      text: 'Today it works the other way around: post your project, and the freelancers who can do it propose to you.',
      links: [postProject, { label: 'How to hire', to: paths.howToHire, isPublicPage: true }],
    },
  },
}

export function upcomingFeatureAt(pathname: string): UpcomingFeature {
  const found = Object.entries(upcomingFeatures).find(([pattern]) => matchPath(pattern, pathname))
  if (!found) throw new Error(`No upcoming feature is described for ${pathname}`)
  return found[1]
}
