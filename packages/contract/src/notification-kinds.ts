import { autoApprovalDays } from './contracts.constants.ts'
import { formatUsd } from './money.ts'
import { idleAskDays, idleCloseDays } from './projects.constants.ts'

/** The event as it was when it happened: ids for links, names and titles for sentences. */
export type NotificationFacts = Partial<{
  projectId: string
  projectTitle: string
  proposalId: string
  /** The person who acted. */
  actorId: string
  actorName: string
  contractId: string
  directOfferId: string
  /** Dollars. */
  amountUsd: number
  conversationId: string
  /** How many events one unread notification stands for. Set by the server; callers of `notify` leave it out. */
  count: number
  /** The line of the contract's criteria that is cited. */
  criterion: string
  /** An instant, ISO 8601. */
  deadlineAt: string
  skill: string
  difficulty: string
  /** Of `account.security`: what happened, such as “Your password was changed.” */
  sentence: string
  /** Of a saved search: its name, the query of its page, and how many projects or people it found. */
  searchName: string
  searchQuery: string
  found: number
  /** Of money: what it means for this person, in a sentence or two. */
  meaning: string
  /** To a counter-offer. */
  answer: 'accepted' | 'declined' | 'countered'
}>

/** Headings of the settings, in their order. */
export const notificationGroups = {
  hiring: 'When you hire',
  work: 'When you work',
  projects: 'Projects in progress',
  money: 'Payments',
  messages: 'Messages',
  assessments: 'Assessments',
  security: 'Your account',
} as const
export type NotificationGroup = keyof typeof notificationGroups

/** When a notification is mailed as well: right away, in the daily digest, or never. */
export const mailChoices = ['now', 'digest', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

export type NotificationKindRule = {
  group: NotificationGroup
  /** What the settings call it. */
  label: string
  /** The choice of people who have not chosen. */
  mail: MailChoice
  /** The choice cannot be changed. */
  always?: true
  /** The part that notifies sends a mail of its own, so this one is never mailed by us. */
  hasOwnMail?: true
  /** One line of plain text. */
  text: (facts: NotificationFacts) => string
  /** The page it leads to. */
  path: (facts: NotificationFacts) => string
}

/** Characters of a name and of a title that a sentence shows, so that what happened is never cut off by them. */
const shown = { name: 60, title: 80, criterion: 200 }

const person = ({ actorName }: NotificationFacts) => shorten(actorName || 'Someone', shown.name)
const project = ({ projectTitle }: NotificationFacts) => `“${shorten(projectTitle ?? 'a project', shown.title)}”`
const amount = ({ amountUsd }: NotificationFacts) => (amountUsd === undefined ? 'A payment' : formatUsd(amountUsd))
const answer = ({ answer: given }: NotificationFacts) =>
  given === 'countered' ? 'made a counter-offer of their own to' : (given ?? 'answered')
const meaningOf = ({ meaning }: NotificationFacts) => meaning ?? 'The contract’s page says what this means.'
const contractPath = ({ contractId }: NotificationFacts) => `/contracts/${contractId}`
const reviewPath = ({ contractId }: NotificationFacts) => `/contracts/${contractId}/review`
const directOfferPath = ({ directOfferId }: NotificationFacts) => `/direct-contracts/offers/${directOfferId}`
const searchName = ({ searchName: name }: NotificationFacts) => `“${shorten(name ?? 'saved search', shown.title)}”`
const projectPath = ({ projectId }: NotificationFacts) => `/projects/${projectId}`

/** Every kind of notification. The server, the settings, the screens and docs/notifications.md read this table. */
export const notificationKinds = {
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
    label: 'A delivery waits for your answer',
    mail: 'now',
    text: (facts) =>
      `The delivery for ${project(facts)} counts as approved on ${deadlineDay(facts)}. Review it before.`,
    path: projectPath,
  },
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
    text: (facts) =>
      `${person(facts)} asked for changes to your delivery for ${project(facts)}.${facts.criterion ? ` It is about “${shorten(facts.criterion, shown.criterion)}”.` : ''}`,
    path: projectPath,
  },
  'proposal.project_removed': {
    group: 'work',
    label: 'A project you proposed for was taken down',
    mail: 'now',
    text: (facts) => `The client left and took down ${project(facts)}. Your proposal is gone with it.`,
    path: () => '/freelance',
  },
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
      `On ${deadlineDay(facts)}, the dispute about ${project(facts)} goes to an operator. Until then, you two can agree.`,
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
    text: (facts) => `You two agree on the split for ${project(facts)}. The dispute and the contract have ended.`,
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
  'money.held': {
    group: 'money',
    label: 'Money paid into escrow for your contract',
    mail: 'now',
    text: (facts) => `${amount(facts)} is held in escrow for ${project(facts)}. You can start.`,
    path: contractPath,
  },
  'money.due': {
    group: 'money',
    label: 'A payment is due',
    mail: 'now',
    always: true,
    text: (facts) => `The work on ${project(facts)} is approved. ${amount(facts)} is due.`,
    path: contractPath,
  },
  'money.released': {
    group: 'money',
    label: 'Money released to you',
    mail: 'now',
    text: (facts) => `${amount(facts)} for ${project(facts)} is yours to withdraw.`,
    path: contractPath,
  },
  'money.refunded': {
    group: 'money',
    label: 'Money refunded to you',
    mail: 'now',
    text: (facts) => `${amount(facts)} for ${project(facts)} goes back to the card you paid with.`,
    path: contractPath,
  },
  'money.refund_failed': {
    group: 'money',
    label: 'A bank sent a refund back',
    mail: 'now',
    always: true,
    text: (facts) =>
      `${amount(facts)} for ${project(facts)} could not go back to your card. We owe it to you and pay it another way.`,
    path: contractPath,
  },
  'money.card_disputed': {
    group: 'money',
    label: 'A bank took a card payment back',
    mail: 'now',
    always: true,
    text: (facts) =>
      `${amount(facts)} paid by card for ${project(facts)} was taken back by the client’s bank. ${meaningOf(facts)}`,
    path: contractPath,
  },
  'money.card_dispute_won': {
    group: 'money',
    label: 'A bank returned a card payment',
    mail: 'now',
    always: true,
    text: (facts) =>
      `${amount(facts)} paid by card for ${project(facts)} was returned by the client’s bank. ${meaningOf(facts)}`,
    path: contractPath,
  },
  'money.card_dispute_lost': {
    group: 'money',
    label: 'A bank kept a card payment it took back',
    mail: 'now',
    always: true,
    text: (facts) =>
      `${amount(facts)} paid by card for ${project(facts)} is kept by the client’s bank. ${meaningOf(facts)}`,
    path: contractPath,
  },
  'money.hold_ending': {
    group: 'money',
    label: 'Money can soon be held no longer',
    mail: 'now',
    always: true,
    text: (facts) => `${amount(facts)} for ${project(facts)} is held until ${deadlineDay(facts)}. ${meaningOf(facts)}`,
    path: contractPath,
  },
  'money.hold_ended': {
    group: 'money',
    label: 'Money could be held no longer',
    mail: 'now',
    always: true,
    text: (facts) => `${amount(facts)} for ${project(facts)} could be held no longer. ${meaningOf(facts)}`,
    path: contractPath,
  },
  'message.received': {
    group: 'messages',
    label: 'A message',
    mail: 'now',
    text: (facts) =>
      `${person(facts)} sent you ${facts.count && facts.count > 1 ? `${facts.count} messages` : 'a message'}.`,
    path: ({ actorId }) => `/messages/chat/${actorId}`,
  },
  'assessment.retake_open': {
    group: 'assessments',
    label: 'You can take an assessment again',
    mail: 'digest',
    text: ({ skill, difficulty }) => `You can take the ${skill} assessment (${difficulty}) again.`,
    path: ({ skill = '', difficulty = '' }) => `/modules?${new URLSearchParams({ skill, difficulty }).toString()}`,
  },
  'account.security': {
    group: 'security',
    label: 'Sign-in and security',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: ({ sentence }) => sentence ?? 'Something about how you sign in has changed.',
    path: () => '/settings/security',
  },
  'account.export_ready': {
    group: 'security',
    label: 'A copy of your data is ready',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: () => 'The copy of your data is ready to download.',
    path: () => '/settings/data',
  },
  'money.payout_failed': {
    group: 'money',
    label: 'A withdrawal that failed',
    mail: 'now',
    always: true,
    text: (facts) => `Your withdrawal of ${amount(facts)} was refused by the bank. You can withdraw the money again.`,
    path: () => '/earnings',
  },
  'account.suspended': {
    group: 'security',
    label: 'Your account is suspended',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: () => 'Your account is suspended. Read why, and appeal if you disagree.',
    path: () => '/suspended',
  },
  'account.suspension_lifted': {
    group: 'security',
    label: 'Your account is no longer suspended',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: () => 'Your account is no longer suspended.',
    path: () => '/profile',
  },
  'account.appeal_answered': {
    group: 'security',
    label: 'Your appeal was answered',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: () => 'Your appeal against the suspension of your account was answered.',
    path: () => '/suspended',
  },
  'account.warned': {
    group: 'security',
    label: 'A warning',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: ({ sentence }) => `An operator of this site warns you: ${shorten(sentence ?? '', 300)}`,
    path: () => '/settings/reports',
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
  'result.withdrawn': {
    group: 'assessments',
    label: 'A result of yours was withdrawn',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: ({ skill, difficulty }) =>
      `Your result in ${skill} (${difficulty}) was withdrawn by an operator. Its credential is suspended.`,
    path: () => '/modules',
  },
  'result.restored': {
    group: 'assessments',
    label: 'A result of yours was restored',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: ({ skill, difficulty }) => `Your result in ${skill} (${difficulty}) was restored, and so was its credential.`,
    path: () => '/modules',
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
  'content.hidden': {
    group: 'security',
    label: 'Something of yours was hidden',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: ({ sentence }) => `An operator of this site hid something of yours: ${shorten(sentence ?? '', 300)}`,
    path: () => '/settings/reports',
  },
  'decision.answered': {
    group: 'security',
    label: 'Your appeal against a decision was answered',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: () => 'Your appeal was answered. The decision stays.',
    path: () => '/settings/reports',
  },
  'decision.reversed': {
    group: 'security',
    label: 'A decision about you was taken back',
    mail: 'now',
    always: true,
    hasOwnMail: true,
    text: () => 'An operator of this site took back a decision about you.',
    path: () => '/settings/reports',
  },
  'report.settled': {
    group: 'security',
    label: 'What came of a report of yours',
    mail: 'now',
    text: ({ sentence }) => sentence ?? 'Operators read a report of yours.',
    path: () => '/settings/reports',
  },
  'invitation.received': {
    group: 'work',
    label: 'An invitation to a project',
    mail: 'now',
    text: (facts) => `${person(facts)} invites you to propose for ${project(facts)}.`,
    path: projectPath,
  },
  'invitation.declined': {
    group: 'hiring',
    label: 'An invitation of yours was declined',
    mail: 'digest',
    text: (facts) => `${person(facts)} declined your invitation to ${project(facts)}.`,
    path: projectPath,
  },
  'direct.offered': {
    group: 'work',
    label: 'A contract is offered to you',
    mail: 'now',
    text: (facts) => `${person(facts)} offers you a contract for ${project(facts)}. Accept or decline it.`,
    path: directOfferPath,
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
  'search.found': {
    group: 'work',
    label: 'A new project fits a search you saved',
    mail: 'now',
    text: (facts) => `New for your search ${searchName(facts)}: ${project(facts)}.`,
    path: projectPath,
  },
  'search.daily': {
    group: 'work',
    label: 'The new projects of a day for a search you saved',
    mail: 'digest',
    text: (facts) =>
      `${facts.found === 1 ? 'One new project' : `${facts.found ?? 'Several'} new projects`} for your search ${searchName(facts)}.`,
    path: ({ searchQuery = '' }) => `/freelance?${searchQuery}`,
  },
  'project.still_hiring': {
    group: 'hiring',
    label: 'Are you still hiring for a project?',
    mail: 'now',
    text: (facts) =>
      `Are you still hiring for ${project(facts)}? Without an answer it closes on ${deadlineDay(facts)}.`,
    path: projectPath,
  },
  'project.closed': {
    group: 'projects',
    label: 'A project was closed because nothing happened',
    mail: 'now',
    text: (facts) =>
      `${project(facts)} is closed: its client did nothing on it for ${idleAskDays + idleCloseDays} days. The client can reopen it.`,
    path: projectPath,
  },
  'project.reopened': {
    group: 'work',
    label: 'A project you proposed for is open again',
    mail: 'now',
    text: (facts) => `${person(facts)} reopened ${project(facts)}. Your proposal is among those they can accept.`,
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
  'proposal.countered': {
    group: 'work',
    label: 'A counter-offer to your proposal',
    mail: 'now',
    text: (facts) => `${person(facts)} made a counter-offer to your proposal for ${project(facts)}.`,
    path: projectPath,
  },
  'proposal.counter_answered': {
    group: 'hiring',
    label: 'An answer to your counter-offer',
    mail: 'now',
    text: (facts) => `${person(facts)} ${answer(facts)} your counter-offer for ${project(facts)}.`,
    path: projectPath,
  },
  'proposal.counter_decided': {
    group: 'work',
    label: 'A decision on your counter-offer',
    mail: 'now',
    text: (facts) => `${person(facts)} ${answer(facts)} your counter-offer for ${project(facts)}.`,
    path: projectPath,
  },
  'search.person_found': {
    group: 'hiring',
    label: 'A freelancer newly fits a search you saved',
    mail: 'now',
    text: (facts) => `New for your search ${searchName(facts)}: ${person(facts)}.`,
    path: ({ actorId }) => `/profile/${actorId}`,
  },
  'search.people_daily': {
    group: 'hiring',
    label: 'The new freelancers of a day for a search you saved',
    mail: 'digest',
    text: (facts) =>
      `${facts.found === 1 ? 'One new freelancer' : `${facts.found ?? 'Several'} new freelancers`} for your search ${searchName(facts)}.`,
    path: ({ searchQuery = '' }) => `/find-freelancers?${searchQuery}`,
  },
} as const satisfies Record<string, NotificationKindRule>

export type NotificationKind = keyof typeof notificationKinds

/** The rule of a kind, with its optional fields. Undefined for a kind that is no longer in the table. */
export const notificationRule = (kind: string): NotificationKindRule | undefined =>
  Object.hasOwn(notificationKinds, kind) ? notificationKinds[kind as NotificationKind] : undefined

export const allNotificationKinds = Object.keys(notificationKinds) as NotificationKind[]
/** The kinds whose mail choice can be changed. */
export const choosableKinds = allNotificationKinds.filter((kind) => !notificationRule(kind)?.always)
export const allNotificationGroups = Object.keys(notificationGroups) as NotificationGroup[]

/** Deadlines are instants that are shown as the calendar day in UTC. */
function deadlineDay({ deadlineAt }: NotificationFacts): string {
  if (!deadlineAt) return 'near'
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(deadlineAt))
}

/** Without the characters that would turn the direction of the words that follow. */
function shorten(text: string, limit: number): string {
  const letters = [...text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')]
  return letters.length > limit
    ? `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
