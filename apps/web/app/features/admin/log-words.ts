import type { OperatorActionKind } from '@guildhall/contract'

export const actionWords: Record<OperatorActionKind, string> = {
  'operator.added': 'Made an operator',
  'operator.removed': 'No operator any more',
  'person.suspended': 'Account suspended',
  'suspension.lifted': 'Suspension lifted',
  'appeal.answered': 'Appeal answered',
  'report.resolved': 'Report resolved',
  'result.withdrawn': 'Result withdrawn',
  'result.restored': 'Result restored',
  'item.decided': 'Challenged question decided',
  'job.retried': 'Job tried again',
  'audit.started': 'Audit started',
  'dispute.decided': 'Dispute decided',
  'contract.settled': 'Contract settled',
  'case.taken': 'Reported case taken',
  'decision.reversed': 'Decision taken back',
  'decision.appeal_answered': 'Appeal against a decision answered',
  'refund.repaid': 'Refund paid another way',
  'item.put_back': 'Question put back',
  'item.set_aside': 'Question set aside',
}

export const aboutCases: readonly string[] = [
  'report.resolved',
  'case.taken',
  'decision.reversed',
  'decision.appeal_answered',
] satisfies OperatorActionKind[]

/** A kind from a newer server is shown as it is. */
export const wordsOf = (kind: string): string =>
  Object.hasOwn(actionWords, kind) ? actionWords[kind as OperatorActionKind] : kind
