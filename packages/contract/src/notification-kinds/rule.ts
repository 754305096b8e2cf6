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
  /** What a payment is found by, such as the number of a bank transfer. */
  reference: string
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
