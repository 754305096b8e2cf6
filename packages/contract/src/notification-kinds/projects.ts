import { autoApprovalDays } from '../contracts.constants.ts'
import { idleAskDays, idleCloseDays } from '../projects.constants.ts'
import type { NotificationKindRule } from './rule.ts'
import { contractPath, deadlineDay, person, project, projectPath, reviewPath } from './sentences.ts'

export const projectNotifications = {
  'project.deadline_near': {
    group: 'projects',
    label: 'A deadline is near',
    mail: 'now',
    text: (facts) => `The deadline of ${project(facts)} is ${deadlineDay(facts)}.`,
    path: projectPath,
  },
  'delivery.auto_approved': {
    group: 'projects',
    label: 'A delivery was approved because no answer came',
    mail: 'now',
    text: (facts) =>
      `The delivery for ${project(facts)} counts as approved: there was no answer for ${autoApprovalDays} days.`,
    path: projectPath,
  },
  'contract.end_offered': {
    group: 'projects',
    label: 'An offer to end a contract',
    mail: 'now',
    text: (facts) => `${person(facts)} offers to end the contract for ${project(facts)}. Accept or decline it.`,
    path: contractPath,
  },
  'contract.end_declined': {
    group: 'projects',
    label: 'An offer to end a contract was declined',
    mail: 'now',
    text: (facts) => `${person(facts)} declined your offer to end the contract for ${project(facts)}. It goes on.`,
    path: contractPath,
  },
  'contract.end_withdrawn': {
    group: 'projects',
    label: 'An offer to end a contract was withdrawn',
    mail: 'now',
    text: (facts) => `${person(facts)} withdrew the offer to end the contract for ${project(facts)}. It goes on.`,
    path: contractPath,
  },
  'contract.ended': {
    group: 'projects',
    label: 'A contract was ended',
    mail: 'now',
    always: true,
    text: (facts) => `The contract for ${project(facts)} has ended before an approval. Its page says who gets what.`,
    path: contractPath,
  },
  'contract.change_offered': {
    group: 'projects',
    label: 'A change of a contract is offered',
    mail: 'now',
    text: (facts) => `${person(facts)} offers a change of the contract for ${project(facts)}. Accept or decline it.`,
    path: contractPath,
  },
  'contract.changed': {
    group: 'projects',
    label: 'A change of a contract was accepted',
    mail: 'now',
    text: (facts) => `${person(facts)} accepted your change of the contract for ${project(facts)}.`,
    path: contractPath,
  },
  'contract.change_declined': {
    group: 'projects',
    label: 'A change of a contract was declined',
    mail: 'now',
    text: (facts) =>
      `${person(facts)} declined your change of the contract for ${project(facts)}. The contract stays as it is.`,
    path: contractPath,
  },
  'contract.change_withdrawn': {
    group: 'projects',
    label: 'A change of a contract was withdrawn',
    mail: 'now',
    text: (facts) =>
      `${person(facts)} withdrew the change of the contract for ${project(facts)}. The contract stays as it is.`,
    path: contractPath,
  },
  'dispute.opened': {
    group: 'projects',
    label: 'A dispute about a contract',
    mail: 'now',
    always: true,
    text: (facts) =>
      `${person(facts)} opened a dispute about ${project(facts)}. Say by ${deadlineDay(facts)} how the money should be split.`,
    path: contractPath,
  },
  'dispute.claimed': {
    group: 'projects',
    label: 'A split stated in a dispute',
    mail: 'now',
    text: (facts) => `${person(facts)} said how the money for ${project(facts)} should be split.`,
    path: contractPath,
  },
  'dispute.operator_asked': {
    group: 'projects',
    label: 'The other side of a dispute asks for an operator',
    mail: 'now',
    text: (facts) =>
      `${person(facts)} asks that an operator decides the dispute about ${project(facts)} now. Ask for it too, or go on talking.`,
    path: contractPath,
  },
  'dispute.time_near': {
    group: 'projects',
    label: 'The time to agree in a dispute ends soon',
    mail: 'now',
    text: (facts) =>
      `On ${deadlineDay(facts)}, the dispute about ${project(facts)} goes to an operator. Until then, you can both still agree.`,
    path: contractPath,
  },
  'dispute.waiting': {
    group: 'projects',
    label: 'A dispute goes to an operator',
    mail: 'now',
    text: (facts) => `An operator decides the dispute about ${project(facts)} now. Its page says what is known.`,
    path: contractPath,
  },
  'dispute.withdrawn': {
    group: 'projects',
    label: 'A dispute was withdrawn',
    mail: 'now',
    text: (facts) => `${person(facts)} withdrew the dispute about ${project(facts)}. The contract goes on.`,
    path: contractPath,
  },
  'dispute.agreed': {
    group: 'projects',
    label: 'A dispute ended by agreement',
    mail: 'now',
    always: true,
    text: (facts) => `You both agree on the split for ${project(facts)}. The dispute and the contract have ended.`,
    path: contractPath,
  },
  'dispute.decided': {
    group: 'projects',
    label: 'A dispute was decided',
    mail: 'now',
    always: true,
    text: (facts) => `An operator decided the dispute about ${project(facts)}. Read the reason and who gets what.`,
    path: contractPath,
  },
  'contract.party_suspended': {
    group: 'projects',
    label: 'The other side of a contract is suspended',
    mail: 'now',
    always: true,
    text: (facts) =>
      `The account of ${person(facts)} is suspended. The contract for ${project(facts)} says what you can do.`,
    path: contractPath,
  },
  'contract.party_back': {
    group: 'projects',
    label: 'The other side of a contract is back',
    mail: 'now',
    always: true,
    text: (facts) => `The account of ${person(facts)} is no longer suspended. ${project(facts)} goes on.`,
    path: contractPath,
  },
  'review.asked': {
    group: 'projects',
    label: 'You can review the other side of a contract',
    mail: 'now',
    text: (facts) =>
      `How was it to work with ${person(facts)} on ${project(facts)}? You can review it until ${deadlineDay(facts)}.`,
    path: reviewPath,
  },
  'review.time_near': {
    group: 'projects',
    label: 'The time to review a contract ends soon',
    mail: 'now',
    text: (facts) => `Until ${deadlineDay(facts)} you can review ${person(facts)} for ${project(facts)}.`,
    path: reviewPath,
  },
  'review.revealed': {
    group: 'projects',
    label: 'A review of you is public',
    mail: 'now',
    text: (facts) => `${person(facts)} reviewed you for ${project(facts)}. Read it, and reply if you like.`,
    path: reviewPath,
  },
  'review.replied': {
    group: 'projects',
    label: 'A reply to your review',
    mail: 'digest',
    text: (facts) => `${person(facts)} replied to your review about ${project(facts)}.`,
    path: reviewPath,
  },
  'project.closed': {
    group: 'projects',
    label: 'A project was closed because its client was inactive',
    mail: 'now',
    text: (facts) =>
      `${project(facts)} was closed: its client did nothing on it for ${idleAskDays + idleCloseDays} days. The client can reopen it.`,
    path: projectPath,
  },
} as const satisfies Record<string, NotificationKindRule>
