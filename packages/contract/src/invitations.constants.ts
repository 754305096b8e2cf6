/** `withdrawn` also stands for a project that is no longer open. */
export const invitationStatuses = ['open', 'proposed', 'declined', 'withdrawn', 'expired'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

export const declineReasons = ['busy', 'budget', 'deadline', 'skills', 'not_interested', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

export const declineReasonLabels: Readonly<Record<DeclineReason, string>> = {
  busy: 'No time at the moment',
  budget: 'The budget does not fit',
  deadline: 'The deadline does not fit',
  skills: 'It asks for skills I do not have',
  not_interested: 'Not the kind of work I am looking for',
  other: 'Another reason',
}

export const invitationDays = 14
export const invitableProjectsMaximum = 50
export const invitationTextMaximum = 2_000
export const declineNoteMaximum = 500
