import { looseProposalFileHours } from '@guildhall/contract'

export const looseFilesStaleBefore = (now: Date) => new Date(now.getTime() - looseProposalFileHours * 60 * 60 * 1_000)
