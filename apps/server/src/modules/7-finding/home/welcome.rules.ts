import type { FirstStep, Purpose, Side } from '@guildhall/contract'

const working = ['confirm_address', 'portrait_and_title', 'first_proof', 'first_proposal'] as const
const learning = ['confirm_address', 'first_proof', 'first_course'] as const

/** Three to five, or none if the person came for something else. Learning stands on the freelancer's side. */
export function firstStepsOn(side: Side, purposes: readonly Purpose[]): readonly FirstStep[] {
  if (side === 'client')
    return purposes.includes('hire') ? ['confirm_address', 'post_project', 'invite_three', 'choose'] : []
  const [works, learns] = [purposes.includes('work'), purposes.includes('learn')]
  if (works && learns) return [...working.slice(0, 3), 'first_course', 'first_proposal']
  if (works) return working
  return learns ? learning : []
}
