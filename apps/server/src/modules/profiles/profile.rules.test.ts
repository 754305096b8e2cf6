import { expect, test } from 'vitest'
import { figuresToShow } from './profile.rules.ts'

const stated = { rating: 4, totalJobs: 40, completionRate: 95, currentProjects: 3, earnings: 900 }

test.each([
  {
    what: 'nothing',
    evidence: { completedJobs: 0, currentJobs: 0 },
    jobs: 40,
    current: 3,
    ownWord: ['totalJobs', 'currentProjects'],
  },
  {
    what: 'a job under way',
    evidence: { completedJobs: 0, currentJobs: 1 },
    jobs: 40,
    current: 1,
    ownWord: ['totalJobs'],
  },
  { what: 'a finished job', evidence: { completedJobs: 1, currentJobs: 0 }, jobs: 1, current: 0, ownWord: [] },
])('with $what measured, the rest stays the own word', ({ evidence, jobs, current, ownWord }) => {
  const { figures, selfReported } = figuresToShow(stated, evidence)

  expect([figures.totalJobs, figures.currentProjects]).toEqual([jobs, current])
  expect(selfReported.filter((figure) => figure === 'totalJobs' || figure === 'currentProjects')).toEqual(ownWord)
  expect(selfReported).toContain('rating')
})
