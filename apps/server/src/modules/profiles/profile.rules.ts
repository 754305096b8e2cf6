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
  /** As a freelancer, by public reviews; null without any. */
  rating: number | null
}

/**
 * The figures to show: measured by the platform where there is evidence, else stated by the person and labelled so. The completion rate
 * is the share of completed contracts among those that ended, in whole percent, rounded down. A running job is evidence for current
 * projects only, and money that was released for earnings.
 */
export function figuresToShow(
  stated: Figures,
  { completedJobs, currentJobs, endedJobs, releasedCents, rating }: Omit<Evidence, 'completedForClients'>,
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
