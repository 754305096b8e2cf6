export const reportTargetKinds = [
  'profile',
  'project',
  'message',
  'conversation',
  'review',
  'reply',
  'proposal',
] as const
export type ReportTargetKind = (typeof reportTargetKinds)[number]

/** `person`: flagged by a published rule. */
export const caseKinds = [...reportTargetKinds, 'person'] as const
export type CaseKind = (typeof caseKinds)[number]

export const hideableKinds = ['profile', 'project', 'message', 'review', 'reply'] as const satisfies readonly CaseKind[]
export type HideableKind = (typeof hideableKinds)[number]

/** Each is a rule of Guildhall, in the words in which it is published. */
export const harms = {
  scam: {
    label: 'Fraud or a scam',
    rule: 'Do not take money by deceit, ask for fees before work, or ask for passwords or card numbers.',
  },
  off_platform: {
    label: 'Paying outside Guildhall',
    rule: 'Do not ask to pay or to be paid outside Guildhall before a hire. Neither side is protected there.',
  },
  harassment: {
    label: 'Threats or harassment',
    rule: 'Do not threaten, insult, stalk or pressure another person.',
  },
  hate: {
    label: 'Hate against a group of people',
    rule: 'Do not attack people for what they are or believe.',
  },
  sexual: { label: 'Sexual content', rule: 'Sexual content and sexual advances have no place here.' },
  spam: {
    label: 'Advertising or spam',
    rule: 'Do not send the same unwanted text to many people, or post what is not work.',
  },
  false_claims: {
    label: 'False claims',
    rule: 'Do not claim to be another person, or invent work, skills or results.',
  },
  stolen_work: {
    label: 'Stolen work',
    rule: 'Do not show or sell the work of others as your own.',
  },
  private_data: {
    label: 'Someone’s private data',
    rule: 'Do not publish another person’s address, documents or other private data.',
  },
  illegal: { label: 'Something illegal', rule: 'Do not ask for or offer what the law forbids.' },
  other: { label: 'Something else', rule: 'Anything else that harms people here and that the terms do not allow.' },
} as const satisfies Record<string, { label: string; rule: string }>
export type Harm = keyof typeof harms
export const harmKinds = Object.keys(harms) as [Harm, ...Harm[]]

export const reportReasonMaximum = 2_000

export const reportsPerDay = 20

/** Whose reports count: the account is at least this old, and took part in a contract of which this much was released. */
export const reporterHistory = { accountDays: 14, releasedUsd: 10 } as const

/** Each report that counts moves a case up as if it were this many hours older, up to `most` reports. */
export const caseWeight = { hours: 24, most: 7 } as const

/** For so long a case is reserved for the operator who took it. */
export const caseTakenMinutes = 60

export const decisionAppealDays = 180

export const caseStatuses = ['open', 'closed'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** Decisions with an appeal here. A suspension has its own. */
export const decisionKinds = ['warning', 'hidden'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** A job queues a person who reaches one of these. */
export const flagThresholds = {
  /** Different people with a report about one person that counts. */
  many_reporters: { people: 5, days: 30 },
  /** The same first characters, sent to strangers. */
  same_messages: { strangers: 10, characters: 20, days: 7 },
  /** Reports by one person that found no breach, when none of theirs found one. */
  false_reports: { reports: 5, days: 30 },
} as const
export const flagRules = Object.keys(flagThresholds) as [FlagRule, ...FlagRule[]]
export type FlagRule = keyof typeof flagThresholds

/** The most that the page of a case shows of each. */
export const caseShown = { reports: 50, snapshots: 10, earlierCases: 10 } as const
