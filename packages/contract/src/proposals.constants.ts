export const proposalStatuses = ['pending', 'accepted', 'rejected', 'withdrawn'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

export const proposalExcerpt = { grid: 100, list: 150 } as const
export const deliveryDaysMaximum = 3_650

export const proposalSorts = ['newest', 'price', 'days', 'proven'] as const
export type ProposalSort = (typeof proposalSorts)[number]

/** Files of one proposal. */
export const proposalFilesMaximum = 3
/** Files that a person has uploaded and no proposal uses yet. */
export const looseProposalFilesMaximum = 12
/** Such files are removed after this time. */
export const looseProposalFileHours = 24

/** How a client sorts the proposals they got. The freelancer never learns of it. */
export const proposalMarks = ['shortlisted', 'archived'] as const
export type ProposalMark = (typeof proposalMarks)[number]
/** `open`: not archived. */
export const proposalMarkFilters = [...proposalMarks, 'open'] as const
export type ProposalMarkFilter = (typeof proposalMarkFilters)[number]
/** Characters of a client's private note. */
export const proposalNoteMaximum = 2_000

/** How many proposals are shown side by side. */
export const comparedProposalsMaximum = 4

export const counterStatuses = ['open', 'accepted', 'declined', 'countered', 'outdated'] as const
export type CounterStatus = (typeof counterStatuses)[number]
/** Characters that go with a counter-offer. */
export const counterMessageMaximum = 2_000
