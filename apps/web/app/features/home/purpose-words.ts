import type { FirstStep, Purpose, Side } from '@guildhall/contract'
import { paths } from '../../paths.ts'

export const purposeLabels: Record<Purpose, string> = {
  hire: 'Get something done for me',
  work: 'Find paid work',
  learn: 'Learn, and prove what I know',
}

export const stepWords: Record<FirstStep, { label: string; to: string }> = {
  confirm_address: { label: 'Confirm your email address', to: paths.settingsSecurity },
  post_project: { label: 'Post your first project', to: paths.newProject },
  invite_three: { label: 'Invite three people', to: paths.findFreelancers },
  choose: { label: 'Choose a freelancer', to: paths.clientProjects },
  portrait_and_title: { label: 'Add a portrait and a title', to: paths.ownProfile },
  first_proof: { label: 'Prove a first skill', to: paths.modules },
  first_course: { label: 'Start a course', to: paths.library },
  first_proposal: { label: 'Send your first proposal', to: paths.browseProjects },
}

/** The side that has the first steps. Of those who came for both, or for nothing they say, the menu stays as it is. */
export function onlySide(chosen: readonly Purpose[]): Side | undefined {
  if (chosen.length === 0) return undefined
  if (!chosen.includes('hire')) return 'freelancer'
  return chosen.includes('work') ? undefined : 'client'
}

const destinations: readonly [RegExp, Purpose][] = [
  [/^\/(?:freelance|invitations|active-jobs|earnings)\b/, 'work'],
  [/^\/(?:clientForm|find-freelancers|clientDashBoard|contracts)\b/, 'hire'],
  [/^\/(?:modules|courseCreation|library|learning|results|shared\/courses)\b/, 'learn'],
]

/** What the screen that somebody signed in to see says about why they came. */
export const purposesOfDestination = (path: string): Purpose[] =>
  destinations.flatMap(([pattern, purpose]) => (pattern.test(path) ? [purpose] : []))
