export const operatorActionKinds = [
  'operator.added',
  'operator.removed',
  'person.suspended',
  'suspension.lifted',
  'appeal.answered',
  'report.resolved',
  'result.withdrawn',
  'result.restored',
  'item.decided',
  'job.retried',
  'audit.started',
  'dispute.decided',
  'contract.settled',
  'case.taken',
  'decision.reversed',
  'decision.appeal_answered',
  'refund.repaid',
  'item.put_back',
  'item.set_aside',
] as const
export type OperatorActionKind = (typeof operatorActionKinds)[number]

export const operatorReasonMaximum = 2_000

export const reportOutcomes = ['no_action', 'warning', 'suspension', 'hidden'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
