import type { NotificationKindRule } from './rule.ts'
import {
  answer,
  contractPath,
  deadlineDay,
  directOfferPath,
  person,
  project,
  projectPath,
  searchName,
} from './sentences.ts'

export const hiringNotifications = {
  'proposal.received': {
    group: 'hiring',
    label: 'A proposal for your project',
    mail: 'now',
    text: (facts) => `${person(facts)} sent a proposal for ${project(facts)}.`,
    path: projectPath,
  },
  'delivery.submitted': {
    group: 'hiring',
    label: 'Work delivered for your project',
    mail: 'now',
    text: (facts) => `${person(facts)} delivered work for ${project(facts)}.`,
    path: projectPath,
  },
  'delivery.approval_near': {
    group: 'hiring',
    label: 'A delivery is waiting for your answer',
    mail: 'now',
    text: (facts) =>
      `The delivery for ${project(facts)} counts as approved on ${deadlineDay(facts)}. Review it before.`,
    path: projectPath,
  },
  'invitation.declined': {
    group: 'hiring',
    label: 'An invitation of yours was declined',
    mail: 'digest',
    text: (facts) => `${person(facts)} declined your invitation to ${project(facts)}.`,
    path: projectPath,
  },
  'direct.accepted': {
    group: 'hiring',
    label: 'A contract you offered was accepted',
    mail: 'now',
    text: (facts) => `${person(facts)} accepted your contract for ${project(facts)}.`,
    path: contractPath,
  },
  'direct.declined': {
    group: 'hiring',
    label: 'A contract you offered was declined',
    mail: 'now',
    text: (facts) => `Your contract for ${project(facts)} was declined.`,
    path: directOfferPath,
  },
  'project.still_hiring': {
    group: 'hiring',
    label: 'Are you still hiring for a project?',
    mail: 'now',
    text: (facts) =>
      `Are you still hiring for ${project(facts)}? Without an answer it closes on ${deadlineDay(facts)}.`,
    path: projectPath,
  },
  'proposal.edited': {
    group: 'hiring',
    label: 'A proposal for your project was changed',
    mail: 'digest',
    text: (facts) => `${person(facts)} changed their proposal for ${project(facts)}.`,
    path: projectPath,
  },
  'proposal.withdrawn': {
    group: 'hiring',
    label: 'A proposal for your project was withdrawn',
    mail: 'digest',
    text: (facts) => `${person(facts)} withdrew their proposal for ${project(facts)}.`,
    path: projectPath,
  },
  'proposal.sent_again': {
    group: 'hiring',
    label: 'A withdrawn proposal was sent again',
    mail: 'digest',
    text: (facts) => `${person(facts)} sent their proposal for ${project(facts)} again.`,
    path: projectPath,
  },
  'proposal.counter_answered': {
    group: 'hiring',
    label: 'An answer to your counter-offer',
    mail: 'now',
    text: (facts) => `${person(facts)} ${answer(facts)} your counter-offer for ${project(facts)}.`,
    path: projectPath,
  },
  'search.person_found': {
    group: 'hiring',
    label: 'A new freelancer matches a search you saved',
    mail: 'now',
    text: (facts) =>
      `New for your search ${searchName(facts)}: ${facts.actorName ? person(facts) : 'a person who is no longer listed'}.`,
    path: ({ actorId, actorName }) => (actorName ? `/profile/${actorId}` : '/saved?view=searches'),
  },
  'search.people_daily': {
    group: 'hiring',
    label: 'A daily summary of new freelancers for a search you saved',
    mail: 'digest',
    text: (facts) =>
      `${facts.found === 1 ? 'One new freelancer' : `${facts.found ?? 'Several'} new freelancers`} for your search ${searchName(facts)}.`,
    path: ({ searchQuery = '' }) => `/find-freelancers?${searchQuery}`,
  },
} as const satisfies Record<string, NotificationKindRule>
