import { type ProposalBody, proposalBody } from '@guildhall/contract'
import { readAmount } from '../../../amounts.ts'
import { type ProposalValues, proposalProblems } from './proposal-values.ts'

export type ReadProposal =
  | { body: ProposalBody; problems?: undefined }
  | { body?: undefined; problems: Partial<Record<keyof ProposalValues, string>> }

/** The request for `values`, or what is wrong with each field. Price and days may be empty. */
export function readProposal(
  values: ProposalValues,
  { freelancerId, projectId }: { freelancerId: string; projectId: string },
): ReadProposal {
  if (values.message.trim() === '') return { problems: { message: 'Please write a message before applying!' } }
  const bid = values.bid.trim() === '' ? undefined : readAmount(values.bid, 'Bid')
  const body = {
    freelancerId,
    projectId,
    message: values.message,
    ...(bid?.usd === undefined ? {} : { bidAmount: bid.usd }),
    ...(values.days.trim() === '' ? {} : { deliveryTime: Number(values.days) }),
  }
  const parsed = proposalBody.safeParse(body)
  const problems = {
    ...(parsed.error
      ? proposalProblems(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
      : {}),
    ...(bid?.problem === undefined ? {} : { bid: bid.problem }),
  }
  return Object.keys(problems).length > 0 ? { problems } : { body }
}
