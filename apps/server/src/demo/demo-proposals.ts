import { demoEndedProposals } from './demo-ended.ts'
import { demoAppProposals } from './demo-proposals-apps.ts'
import { demoBookingProposals } from './demo-proposals-booking.ts'
import { demoDesignProposals } from './demo-proposals-design.ts'
import { demoWebProposals } from './demo-proposals-web.ts'
import { demoWordProposals } from './demo-proposals-words.ts'
import type { DemoProposal } from './demo-types.ts'

/** Every proposal of the demo. The icon project has none, to show a project before its first proposal. */
export const demoProposals: readonly DemoProposal[] = [
  ...demoBookingProposals,
  ...demoWebProposals,
  ...demoAppProposals,
  ...demoDesignProposals,
  ...demoWordProposals,
  ...demoEndedProposals,
]
