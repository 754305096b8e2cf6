import type { ProposalView } from '@guildhall/contract'
import { useWholeText } from '../../hooks/use-whole-text.ts'
import { LongText } from '../../ui/long-text.tsx'
import { proposalQuery } from './api.ts'

export function ProposalMessage({
  proposal: { _id, message, messageTruncated },
}: {
  proposal: Pick<ProposalView, '_id' | 'message' | 'messageTruncated'>
}) {
  const whole = useWholeText(messageTruncated, { ...proposalQuery(_id), select: (proposal) => proposal.message })
  return <LongText text={message} whole={whole} className="max-w-prose" />
}
