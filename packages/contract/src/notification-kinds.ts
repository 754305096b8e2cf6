/** The event as it was when it happened: ids for links, names and titles for sentences. */
export type NotificationFacts = Partial<{
  projectId: string
  projectTitle: string
  proposalId: string
  /** The person who acted. */
  actorId: string
  actorName: string
  conversationId: string
  /** How many events one unread notification stands for. Kept by the server; nobody who notifies sets it. */
  count: number
  /** An instant, ISO 8601. */
  deadlineAt: string
  skill: string
  difficulty: string
  /** Of `account.security`: what happened, such as “Your password was changed.” */
  sentence: string
}>

/** Headings of the settings, in their order. */
export const notificationGroups = {
  hiring: 'When you hire',
  work: 'When you work',
  projects: 'Projects in progress',
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

const person = ({ actorName }: NotificationFacts) => actorName || 'Someone'
const project = ({ projectTitle }: NotificationFacts) => `“${projectTitle ?? 'a project'}”`
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
    text: (facts) => `${person(facts)} asked for changes to your delivery for ${project(facts)}.`,
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
    label: 'A deadline is two days away or less',
    mail: 'now',
    text: (facts) => `The deadline of ${project(facts)} is ${deadlineDay(facts)}.`,
    path: projectPath,
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
