import { selfReportedFigures } from '@guildhall/contract'

type Figure = (typeof selfReportedFigures)[number]
export type Figures = Record<Figure, number>

/** What the platform itself has seen of a freelancer's work. */
export type Evidence = { totalJobs: number; currentProjects: number }

/**
 * The figures of a profile: what the platform measured, figure by figure as soon as there is evidence of it, and until
 * then the person's own word, named as such. A job counts once it is finished; being at work is evidence of that only.
 */
export function figuresToShow(stated: Figures, evidence: Evidence): { figures: Figures; selfReported: Figure[] } {
  const measured: Partial<Figures> = {
    ...(evidence.totalJobs > 0 ? { totalJobs: evidence.totalJobs } : {}),
    ...(evidence.totalJobs + evidence.currentProjects > 0 ? { currentProjects: evidence.currentProjects } : {}),
  }
  return {
    figures: { ...stated, ...measured },
    selfReported: selfReportedFigures.filter((figure) => !(figure in measured)),
  }
}
