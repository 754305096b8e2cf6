import type { EffectsPart } from '../../../effects.ts'
import { securityNews } from '../accounts/shared/security-effects.ts'

export const secondFactorEffects: EffectsPart = {
  'second_factor.turned_on': ({ kind, about, context }) => {
    const sentence = 'Two-factor sign-in is on, and all other devices were signed out.'
    return securityNews({ ...about, ...context }, kind, {}, sentence)
  },
  'second_factor.turned_off': ({ kind, about, context }) => securityNews({ ...about, ...context }, kind, {}),
  'second_factor.codes_tried': ({ kind, about, context }) => securityNews({ ...about, ...context }, kind, {}),
  'second_factor.recovery_code_used': ({ kind, about, facts, context }) =>
    securityNews({ ...about, ...context }, kind, facts),
  'second_factor.recovery_codes_renewed': ({ kind, about, context }) =>
    securityNews({ ...about, ...context }, kind, {}),
}
