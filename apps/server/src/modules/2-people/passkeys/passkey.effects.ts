import type { EffectsPart } from '../../../effects.ts'
import { securityNews } from '../accounts/shared/security-effects.ts'

export const passkeyEffects: EffectsPart = {
  'passkey.added': ({ kind, about: { personId }, context: { email, name } }) =>
    securityNews({ personId, email }, kind, { name }),
  'passkey.removed': ({ kind, about: { personId }, context: { email, name } }) =>
    securityNews({ personId, email }, kind, { name }),
}
