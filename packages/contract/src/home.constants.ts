/** What one side of the work has to do, the most urgent kinds first. */
export const needKinds = [
  'delivery_to_review',
  'payment_due',
  'changes_requested',
  'deadline_near',
  'dispute',
  'end_offered',
  'change_offered',
  'to_fund',
  'counter_offer',
  'direct_offer',
  'invitation',
  'proposals',
  'message',
  'review',
  'retake',
  'daily_review',
] as const
export type NeedKind = (typeof needKinds)[number]

/** Shown at once; of each kind, at most {@link needsPerKind} are counted. */
export const needsShown = 20
export const needsPerKind = 50
/** Days before a deadline from which an undelivered contract needs its freelancer. */
export const deadlineNearDays = 7
/** Days after which a message that got no answer counts as needing none. */
export const messageWaitsDays = 14

export const purposes = ['hire', 'work', 'learn'] as const
export type Purpose = (typeof purposes)[number]

export const firstSteps = [
  'confirm_address',
  'post_project',
  'invite_three',
  'choose',
  'portrait_and_title',
  'first_proof',
  'first_course',
  'first_proposal',
] as const
export type FirstStep = (typeof firstSteps)[number]
