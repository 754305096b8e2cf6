import type { Limit } from '../../../platform/limits/rate-limits.rules.ts'

/** Four times as many as searches of messages, as each looks at a quarter of them: it asks again at each pause in typing. */
export const quickFinds: Limit = {
  name: 'quick finds',
  per: 'account',
  windows: [{ max: 240, seconds: 60 }],
  code: 'limit.searches',
}
