/** Apart from the other paths, as only operators load them. */
export const adminPaths = {
  people: '/admin/people',
  person: (personId: string) => `/admin/people/${encodeURIComponent(personId)}`,
  appeals: '/admin/appeals',
  reports: '/admin/reports',
  reportsAbout: (personId: string) => `/admin/reports?person=${encodeURIComponent(personId)}`,
  report: (reportId: string) => `/admin/reports/${encodeURIComponent(reportId)}`,
  results: '/admin/results',
  resultsOf: (personId: string) => `/admin/results?person=${encodeURIComponent(personId)}`,
  attempts: '/admin/attempts',
  attempt: (attemptId: string) => `/admin/attempts/${encodeURIComponent(attemptId)}`,
  jobs: '/admin/jobs',
  audit: '/admin/audit',
  disputes: '/admin/disputes',
  dispute: (disputeId: string) => `/admin/disputes/${encodeURIComponent(disputeId)}`,
  holds: '/admin/holds',
  log: '/admin/log',
} as const
