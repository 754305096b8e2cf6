export const proposalStatuses = ['pending', 'accepted', 'rejected'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

export const proposalExcerpt = { grid: 100, list: 150 } as const
export const deliveryDaysMaximum = 3_650

export const proposalSorts = ['newest', 'price', 'days', 'proven'] as const
export type ProposalSort = (typeof proposalSorts)[number]
