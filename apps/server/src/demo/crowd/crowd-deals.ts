import type { CrowdDeal } from './crowd-types.ts'
import { designDeals } from './deals-design.ts'
import { directDeals } from './deals-direct.ts'
import { moreDirectDeals } from './deals-direct-more.ts'
import { graphicDeals } from './deals-graphics.ts'
import { marketingDeals } from './deals-marketing.ts'
import { mobileDeals } from './deals-mobile.ts'
import { otherDeals } from './deals-other.ts'
import { webDeals } from './deals-web.ts'
import { writingDeals } from './deals-writing.ts'
import { readDeals } from './read-deals.ts'

export const crowdDeals = (): CrowdDeal[] => [
  ...readDeals(webDeals, 'Web Development'),
  ...readDeals(mobileDeals, 'Mobile Apps'),
  ...readDeals(designDeals, 'UI/UX Design'),
  ...readDeals(writingDeals, 'Content Writing'),
  ...readDeals(marketingDeals, 'Digital Marketing'),
  ...readDeals(graphicDeals, 'Graphic Design'),
  ...readDeals(otherDeals, 'All Projects'),
  ...readDeals(directDeals),
  ...readDeals(moreDirectDeals),
]
