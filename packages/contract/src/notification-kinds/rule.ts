/** The event as it was: ids for links, names and titles for sentences. */
export type NotificationFacts = Partial<{
  projectId: string
  projectTitle: string
  /** Who posted the project. Counted, not shown. */
  clientId: string
  proposalId: string
  actorId: string
  actorName: string
  contractId: string
  directOfferId: string
  /** Dollars. */
  amountUsd: number
  conversationId: string
  /** Events that one unread notification stands for. Set by the server, not by callers of `notify`. */
  count: number
  criterion: string
  deadlineAt: string
  skill: string
  difficulty: string
  resultId: string
  /** Of `account.security`, such as “Your password was changed.” */
  sentence: string
  searchName: string
  searchQuery: string
  found: number
  meaning: string
  reference: string
  answer: 'accepted' | 'declined' | 'countered'
}>

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

export const mailChoices = ['now', 'digest', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

export type NotificationKindRule = {
  group: NotificationGroup
  label: string
  mail: MailChoice
  always?: true
  /** The notifying module mails it itself, so we never do. */
  hasOwnMail?: true
  text: (facts: NotificationFacts) => string
  path: (facts: NotificationFacts) => string
}
