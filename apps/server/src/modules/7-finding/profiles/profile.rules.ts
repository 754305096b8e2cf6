import { selfReportedFigures, toDollars } from '@guildhall/contract'

type Figure = (typeof selfReportedFigures)[number]
export type Figures = Record<Figure, number>

/** `releasedCents`: all that was ever released to the person, after the fee. */
export type Evidence = {
  completedJobs: number
  completedForClients: number
  currentJobs: number
  endedJobs: number
  releasedCents: number
  rating: number | null
  reviewCount: number
}

/**
 * Measured figures where there is evidence, else the stated ones, labeled so. Completion rate: percentage of completed
 * among ended contracts, rounded down. A running job is evidence for current projects only.
 */
export function figuresToShow(
  stated: Figures,
  {
    completedJobs,
    currentJobs,
    endedJobs,
    releasedCents,
    rating,
  }: Omit<Evidence, 'completedForClients' | 'reviewCount'>,
): { figures: Figures; selfReported: Figure[] } {
  const measured: Partial<Figures> = {
    ...(rating === null ? {} : { rating }),
    ...(completedJobs > 0 ? { totalJobs: completedJobs } : {}),
    ...(endedJobs > 0 ? { completionRate: Math.floor((completedJobs * 100) / endedJobs) } : {}),
    ...(endedJobs + currentJobs > 0 ? { currentProjects: currentJobs } : {}),
    ...(releasedCents > 0 ? { earnings: toDollars(releasedCents) } : {}),
  }
  return {
    figures: { ...stated, ...measured },
    selfReported: selfReportedFigures.filter((figure) => !(figure in measured)),
  }
}
