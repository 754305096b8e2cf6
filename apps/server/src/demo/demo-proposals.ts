import { demoAppProposals } from './demo-proposals-apps.ts'
import { demoBookingProposals } from './demo-proposals-booking.ts'
import { demoDesignProposals } from './demo-proposals-design.ts'
import { demoWebProposals } from './demo-proposals-web.ts'
import { demoWordProposals } from './demo-proposals-words.ts'
import type { DemoProposal } from './demo-types.ts'

/**
 * Every proposal in the demo marketplace. The icon project has none on purpose: its client sees what a project looks
 * like before anybody has answered.
 */
export const demoProposals: readonly DemoProposal[] = [
  ...demoBookingProposals,
  ...demoWebProposals,
  ...demoAppProposals,
  ...demoDesignProposals,
  ...demoWordProposals,
]
