import {
  type AttachedFilesView,
  hourMs,
  looseProposalFileHours,
  looseProposalFilesMaximum,
  proposalFilesMaximum,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { type LooseUpload, receiveLooseFiles } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import { sweepLoose } from '../../1-ground/uploads/shared/sweep-loose-files.ts'
import { requireReader } from './get-proposal.ts'
import type { ProposalRequest } from './lock-for-move.ts'
import { mayReadFiles } from './proposal.rules.ts'
import { countLooseFiles, deleteLooseFiles, findAttachment, insertLooseFiles } from './proposal-file.queries.ts'

/** Unused ones are removed after a day. */
export const uploadAttachments = (deps: Deps, upload: LooseUpload): Promise<AttachedFilesView> =>
  receiveLooseFiles(deps, upload, {
    most: { files: proposalFilesMaximum, code: 'proposal.too_many_files' },
    mostLoose: { files: looseProposalFilesMaximum, code: 'proposal.loose_files' },
    countLoose: countLooseFiles,
    insert: insertLooseFiles,
  })

/** One file of a proposal, for its client and its freelancer; once it is withdrawn, for its freelancer alone. */
export async function getAttachment(db: Db, { fileId, ...request }: ProposalRequest & { fileId: string }) {
  const proposal = await requireReader(db, request)
  const file = mayReadFiles(proposal, request.viewerId)
    ? await findAttachment(db, { proposalId: proposal.id, fileId })
    : undefined
  if (!file) throw new DomainError('proposal.file_not_found')
  return file
}

export function sweepLooseFiles(deps: Deps) {
  const staleBefore = new Date(deps.clock().getTime() - looseProposalFileHours * hourMs)
  return sweepLoose(deps, staleBefore, deleteLooseFiles)
}
