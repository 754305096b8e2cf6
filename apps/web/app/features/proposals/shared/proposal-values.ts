import { type ProposalBody, proposalBody } from '@guildhall/contract'
import { z } from 'zod'
import { readAmount } from '../../../amounts.ts'
import { draftKey } from '../../../drafts.ts'

/** What the proposal form on a card holds: texts, as they stand in its fields. */
export interface ProposalValues {
  message: string
  bid: string
  days: string
}

export const emptyProposal: ProposalValues = { message: '', bid: '', days: '' }
const draftShape = z.object({
  message: z.string(),
  bid: z.string(),
  days: z.string(),
  /** Why the server refused it for good, in its own words. */
  refusal: z.string().optional(),
})
export type ProposalDraft = z.infer<typeof draftShape>

/** Where the text of a proposal is kept until it is sent. */
export const proposalDraftKey = (freelancerId: string, projectId: string) =>
  draftKey(freelancerId, `proposal:${projectId}`)

/** A kept draft, or nothing when what was kept is not one. */
export function proposalFromDraft(draft: unknown): ProposalDraft {
  return draftShape.safeParse(draft).data ?? emptyProposal
}

export type ReadProposal =
  | { body: ProposalBody; problems?: undefined }
  | { body?: undefined; problems: Partial<Record<keyof ProposalValues, string>> }

/** The request that `values` stand for, or what is wrong with each field. Price and days may stay empty. */
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

const fieldOf: ReadonlyMap<string, keyof ProposalValues> = new Map(
  Object.entries({
    message: 'message',
    bidAmount: 'bid',
    deliveryTime: 'days',
  } as const),
)

/** Puts objections, ours or the server's, to the fields they are about; the first of each wins. */
export function proposalProblems(details: readonly { path: string; message: string }[]) {
  const problems: Partial<Record<keyof ProposalValues, string>> = {}
  for (const { path, message } of details) {
    const field = fieldOf.get(path)
    if (field) problems[field] ??= message
  }
  return problems
}
