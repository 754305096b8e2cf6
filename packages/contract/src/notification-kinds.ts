/** What a notification remembers of its event, as it was then. Ids for links, names for sentences. */
export type NotificationFacts = Partial<{
  projectId: string
  projectTitle: string
  proposalId: string
  /** The person whose act it was. */
  actorId: string
  actorName: string
}>

export const notificationGroups = ['hiring', 'work', 'messages', 'security'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** When a notification is mailed as well: at once, in the daily digest, or never. */
export const mailChoices = ['now', 'digest', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

export type NotificationKindRule = {
  group: NotificationGroup
  /** What people have chosen who have not chosen. */
  mail: MailChoice
  /** Mailed at once whatever is chosen. */
  always?: boolean
  /** One line of plain text. */
  text: (facts: NotificationFacts) => string
  /** Where it leads, below our address. */
  path: (facts: NotificationFacts) => string
}

const person = ({ actorName }: NotificationFacts) => actorName ?? 'Somebody'
const project = ({ projectTitle }: NotificationFacts) => `“${projectTitle ?? 'a project'}”`
const proposalsPath = ({ projectId }: NotificationFacts) => `/projects/${projectId}/proposals`

/** Every kind of notification. The server, the settings, the screens and the docs read this table. */
export const notificationKinds = {
  'proposal.received': {
    group: 'hiring',
    mail: 'now',
    text: (facts) => `${person(facts)} sent a proposal for ${project(facts)}.`,
    path: proposalsPath,
  },
  'proposal.accepted': {
    group: 'work',
    mail: 'now',
    text: (facts) => `${person(facts)} accepted your proposal for ${project(facts)}.`,
    path: ({ projectId }) => `/projects/${projectId}`,
  },
  'proposal.not_selected': {
    group: 'work',
    mail: 'digest',
    text: (facts) => `${person(facts)} chose another proposal for ${project(facts)}.`,
    path: ({ projectId }) => `/projects/${projectId}`,
  },
  'delivery.submitted': {
    group: 'hiring',
    mail: 'now',
    text: (facts) => `${person(facts)} delivered work for ${project(facts)}.`,
    path: proposalsPath,
  },
  'delivery.approved': {
    group: 'work',
    mail: 'now',
    text: (facts) => `${person(facts)} approved your delivery for ${project(facts)}.`,
    path: ({ projectId }) => `/projects/${projectId}`,
  },
  'delivery.changes_requested': {
    group: 'work',
    mail: 'now',
    text: (facts) => `${person(facts)} asked for changes to your delivery for ${project(facts)}.`,
    path: ({ projectId }) => `/projects/${projectId}`,
  },
  'proposal.project_removed': {
    group: 'work',
    mail: 'now',
    text: (facts) => `The client left and took down ${project(facts)}. Your proposal is gone with it.`,
    path: () => '/freelance',
  },
  'account.export_ready': {
    group: 'security',
    // It has a mail of its own.
    mail: 'off',
    text: () => 'The copy of your data is ready to download.',
    path: () => '/settings/data',
  },
} as const satisfies Record<string, NotificationKindRule>

export type NotificationKind = keyof typeof notificationKinds
