import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on the page: a line for each rule, with the places. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Passes are omitted: collecting them takes as long as finding violations. Legacy mode, because the other opens a
  // second page to combine the results of frames, and we have none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
