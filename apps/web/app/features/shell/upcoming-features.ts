import { matchPath } from 'react-router'
import { paths } from '../../paths.ts'

export interface UpcomingFeature {
  title: string
  will: string
  today: { text: string; links: { label: string; to: string }[] }
}

const browse = { label: 'Browse projects', to: paths.browseProjects }
const postProject = { label: 'Post a project', to: paths.newProject }

const upcomingFeatures: Record<string, UpcomingFeature> = {
  '/reviews': {
    title: 'Reviews',
    will: 'After a finished project each side will say how it went, and everyone can read it.',
    today: {
      text: 'Reviews will come only from finished projects, so there are none to show before that. Finishing one today is the way to be among the first.',
      links: [browse, postProject],
    },
  },
}

export function upcomingFeatureAt(pathname: string): UpcomingFeature {
  const found = Object.entries(upcomingFeatures).find(([pattern]) => matchPath(pattern, pathname))
  if (!found) throw new Error(`No upcoming feature is described for ${pathname}`)
  return found[1]
}
