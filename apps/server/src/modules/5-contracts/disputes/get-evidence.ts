import type { DisputeEvidenceView, DisputeView, EvidenceVersionView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { getStatement } from '../../1-ground/ledger/shared/get-statement.ts'
import { describeChanges } from '../contracts/shared/describe-changes.ts'
import { describeContract } from '../contracts/shared/describe-contract.ts'
import {
  type EvidenceMessageRow,
  type EvidenceVersionRow,
  listEvidenceEdits,
  listEvidenceMessages,
  listEvidenceVersions,
} from './evidence.queries.ts'
import { shortenChanges } from './evidence-changes.ts'
import { getDispute } from './get-disputes.ts'
import type { DisputeRequest } from './withdraw-dispute.ts'

export async function getEvidence(deps: Deps, request: DisputeRequest): Promise<DisputeEvidenceView> {
  return gatherEvidence(deps, await getDispute(deps, request))
}

export async function gatherEvidence(deps: Deps, dispute: DisputeView): Promise<DisputeEvidenceView> {
  const { db } = deps.database
  const { contractId } = dispute
  const contract = await describeContract(db, contractId)
  const until = dispute.endedAt ? new Date(dispute.endedAt) : deps.clock()
  // One after the other, as `db` may be one connection: that of the call whose answer is kept.
  const changes = await describeChanges(db, { id: contractId, clientId: contract.client._id })
  const edits = await listEvidenceEdits(db, contract.projectId)
  const versions = await listEvidenceVersions(db, contract.proposalId)
  const messages = await listEvidenceMessages(db, { contractId, until })
  const ledger = await getStatement(db, contractId)
  const { _id, title, status, client, freelancer, money, createdAt, dueAt, criteria, requiredSkills } = contract
  return {
    dispute,
    contract: {
      _id,
      title,
      status,
      client: { _id: client._id, name: client.name },
      freelancer: { _id: freelancer._id, name: freelancer.name },
      money,
      createdAt,
      dueAt,
      criteria,
      requiredSkills,
    },
    timeline: contract.timeline,
    offers: contract.offers,
    changes: shortenChanges(changes),
    edits: edits.map(({ at, ...edit }) => ({ ...edit, at: at.toISOString() })),
    versions: versions.map(presentVersion),
    messages: messages.map((message) => presentMessage(message, client._id)),
    messagesLeftOut: Math.max(0, (messages[0]?.total ?? 0) - messages.length),
    ledger: ledger.lines,
  }
}

function presentVersion({
  submittedAt,
  decidedAt,
  messageTruncated,
  feedbackTruncated,
  ...version
}: EvidenceVersionRow): EvidenceVersionView {
  const truncated = {
    ...(messageTruncated && { messageTruncated }),
    ...(feedbackTruncated && { feedbackTruncated }),
  }
  return {
    ...version,
    ...truncated,
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

function presentMessage(
  { authorId, at, editedAt, deletedAt, total: _total, ...message }: EvidenceMessageRow,
  clientId: string,
) {
  return {
    ...message,
    by: authorId === clientId ? ('client' as const) : ('freelancer' as const),
    at: at.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    deletedAt: deletedAt?.toISOString() ?? null,
  }
}
