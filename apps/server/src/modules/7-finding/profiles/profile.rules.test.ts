import { expect, test } from 'vitest'
import { figuresToShow } from './profile.rules.ts'

const stated = { rating: 4, totalJobs: 40, completionRate: 95, currentProjects: 3, earnings: 900 }

const nothing = { completedJobs: 0, currentJobs: 0, endedJobs: 0, releasedCents: 0, rating: null }

test.each([
  { what: 'nothing', evidence: nothing, measured: {} },
  { what: 'a job under way', evidence: { ...nothing, currentJobs: 1 }, measured: { currentProjects: 1 } },
  {
    what: 'a finished job',
    evidence: { ...nothing, completedJobs: 1, endedJobs: 1 },
    measured: { totalJobs: 1, completionRate: 100, currentProjects: 0 },
  },
  {
    what: 'jobs of which one was cancelled',
    evidence: { ...nothing, completedJobs: 2, endedJobs: 3 },
    measured: { totalJobs: 2, completionRate: 66, currentProjects: 0 },
  },
  { what: 'a review', evidence: { ...nothing, rating: 4.5 }, measured: { rating: 4.5 } },
  {
    what: 'only a cancelled job, part of which was paid',
    evidence: { ...nothing, endedJobs: 1, releasedCents: 1_250 },
    measured: { completionRate: 0, currentProjects: 0, earnings: 12.5 },
  },
])('with $what measured, the rest stays the own word', ({ evidence, measured }) => {
  const { figures, selfReported } = figuresToShow(stated, evidence)

  expect(figures).toEqual({ ...stated, ...measured })
  expect(selfReported).toEqual(Object.keys(stated).filter((figure) => !(figure in measured)))
})
