import { type EditedTermsView, type ProposalEditView, toDollars } from '@guildhall/contract'
import type { ListedTerms, ProposalEditRow } from './proposal-edit.queries.ts'
import { presentMilestones } from './shared/milestone.rules.ts'

export function presentEdit({ version, editedAt, cause, before, after }: ProposalEditRow): ProposalEditView {
  return {
    version,
    editedAt: editedAt.toISOString(),
    cause,
    before: presentTerms(before),
    after: presentTerms(after),
  }
}

function presentTerms({ bidCents, deliveryDays, milestones, ...terms }: ListedTerms): EditedTermsView {
  return {
    ...terms,
    ...(bidCents === undefined ? {} : { bidAmount: toDollars(bidCents) }),
    ...(deliveryDays === undefined ? {} : { deliveryTime: deliveryDays }),
    ...(milestones === undefined ? {} : { milestones: presentMilestones(milestones) }),
  }
}
