import type { OperatorActionKind } from '@guildhall/contract'

/** What each entry of the log says was done. */
export const actionWords: Record<OperatorActionKind, string> = {
  'operator.added': 'Made an operator',
  'operator.removed': 'No operator any more',
  'person.suspended': 'Account suspended',
  'suspension.lifted': 'Suspension lifted',
  'appeal.answered': 'Appeal answered',
  'report.resolved': 'Report resolved',
  'result.withdrawn': 'Result withdrawn',
  'result.restored': 'Result restored',
  'job.retried': 'Job tried again',
  'audit.started': 'Audit started',
  'dispute.decided': 'Dispute decided',
  'contract.settled': 'Contract settled',
}

/** A kind that a newer server knows is shown as it is. */
export const wordsOf = (kind: string): string =>
  Object.hasOwn(actionWords, kind) ? actionWords[kind as OperatorActionKind] : kind
