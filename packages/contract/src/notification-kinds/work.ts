import type { NotificationKindRule } from './rule.ts'
import { answer, citation, directOfferPath, person, project, projectPath, searchName } from './sentences.ts'

export const workNotifications = {
  'proposal.accepted': {
    group: 'work',
    label: 'Your proposal was accepted',
    mail: 'now',
    text: (facts) => `${person(facts)} accepted your proposal for ${project(facts)}.`,
    path: projectPath,
  },
  'proposal.not_selected': {
    group: 'work',
    label: 'Another proposal was chosen',
    mail: 'digest',
    text: (facts) => `${person(facts)} chose another proposal for ${project(facts)}.`,
    path: projectPath,
  },
  'delivery.approved': {
    group: 'work',
    label: 'Your delivery was approved',
    mail: 'now',
    text: (facts) => `${person(facts)} approved your delivery for ${project(facts)}.`,
    path: projectPath,
  },
  'delivery.changes_requested': {
    group: 'work',
    label: 'Changes to your delivery were requested',
    mail: 'now',
    text: (facts) => `${person(facts)} asked for changes to your delivery for ${project(facts)}.${citation(facts)}`,
    path: projectPath,
  },
  'proposal.project_removed': {
    group: 'work',
    label: 'A project you proposed for was taken down',
    mail: 'now',
    text: (facts) => `The client left and took down ${project(facts)}. Your proposal is gone with it.`,
    path: () => '/freelance',
  },
  'invitation.received': {
    group: 'work',
    label: 'An invitation to a project',
    mail: 'now',
    text: (facts) => `${person(facts)} invites you to propose for ${project(facts)}.`,
    path: projectPath,
  },
  'direct.offered': {
    group: 'work',
    label: 'A contract is offered to you',
    mail: 'now',
    text: (facts) => `${person(facts)} offers you a contract for ${project(facts)}. Accept or decline it.`,
    path: directOfferPath,
  },
  'search.found': {
    group: 'work',
    label: 'A new project matches a search you saved',
    mail: 'now',
    text: (facts) => `New for your search ${searchName(facts)}: ${project(facts)}.`,
    path: projectPath,
  },
  'search.daily': {
    group: 'work',
    label: 'A daily summary of new projects for a search you saved',
    mail: 'digest',
    text: (facts) =>
      `${facts.found === 1 ? 'One new project' : `${facts.found ?? 'Several'} new projects`} for your search ${searchName(facts)}.`,
    path: ({ searchQuery = '' }) => `/freelance?${searchQuery}`,
  },
  'project.reopened': {
    group: 'work',
    label: 'A project you proposed for is open again',
    mail: 'now',
    text: (facts) => `${person(facts)} reopened ${project(facts)}. Your proposal is among those they can accept.`,
    path: projectPath,
  },
  'proposal.countered': {
    group: 'work',
    label: 'A counter-offer to your proposal',
    mail: 'now',
    text: (facts) => `${person(facts)} made a counter-offer to your proposal for ${project(facts)}.`,
    path: projectPath,
  },
  'proposal.counter_decided': {
    group: 'work',
    label: 'A decision on your counter-offer',
    mail: 'now',
    text: (facts) => `${person(facts)} ${answer(facts)} your counter-offer for ${project(facts)}.`,
    path: projectPath,
  },
} as const satisfies Record<string, NotificationKindRule>
