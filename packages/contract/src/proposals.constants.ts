export const proposalStatuses = ['pending', 'accepted', 'rejected', 'withdrawn'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

export const proposalExcerpt = { grid: 100, list: 150 } as const
export const deliveryDaysMaximum = 3_650

export const proposalSorts = ['newest', 'price', 'days', 'proven'] as const
export type ProposalSort = (typeof proposalSorts)[number]

export const proposalFilesMaximum = 3
/** Per person: uploaded files that no proposal uses yet, removed after the hours below. */
export const looseProposalFilesMaximum = 12
export const looseProposalFileHours = 24

/** How many of a list's proposals a search looks through, the newest: more than most people will ever have. */
export const proposalsSearched = 5_000

/** The freelancer never learns of these. */
export const proposalMarks = ['shortlisted', 'archived'] as const
export type ProposalMark = (typeof proposalMarks)[number]
export const proposalMarkFilters = [...proposalMarks, 'open'] as const
export type ProposalMarkFilter = (typeof proposalMarkFilters)[number]
export const proposalNoteMaximum = 2_000

export const comparedProposalsMaximum = 4

export const counterStatuses = ['open', 'accepted', 'declined', 'countered', 'outdated'] as const
export type CounterStatus = (typeof counterStatuses)[number]
export const counterMessageMaximum = 2_000
