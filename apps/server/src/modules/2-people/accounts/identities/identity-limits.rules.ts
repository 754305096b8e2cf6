import type { Limit } from '../../../../platform/limits/rate-limits.rules.ts'

/** Each asks GitHub twice, with the credentials of the site, which may do so 5,000 times an hour. */
export const repositoryLists: Limit = {
  name: 'lists of repositories',
  per: 'account',
  windows: [
    { max: 10, seconds: 60 },
    { max: 60, seconds: 60 * 60 },
  ],
  code: 'limit.repositories',
}
