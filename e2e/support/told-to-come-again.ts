import type { Response } from '@playwright/test'

/**
 * The server has more to do than the machine can at the moment, and says when to ask again (docs/decisions/0118). The page does, and
 * what it then shows is what a journey looks at.
 */
export const isToldToComeAgain = (response: Response) =>
  response.status() === 503 && response.headers()['retry-after'] !== undefined
