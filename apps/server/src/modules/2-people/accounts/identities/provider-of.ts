import type { ProviderId } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import type { IdentityProvider } from '../../../../platform/identity-providers/identity-provider.ts'

/** Throws `provider.unknown` for one that the operator has not set up. */
export function providerOf({ providers }: Pick<Deps, 'providers'>, id: ProviderId): IdentityProvider {
  const found = providers.find((provider) => provider.id === id)
  if (!found) throw new DomainError('provider.unknown')
  return found
}

/** Of rows that stay when an operator takes a provider away, too. */
export function providerName({ providers }: Pick<Deps, 'providers'>, id: ProviderId): string {
  const usual = { google: 'Google', github: 'GitHub', oidc: 'Single sign-on' }
  return providers.find((provider) => provider.id === id)?.name ?? usual[id]
}

/** Exactly what the operator has registered at the provider. */
export const redirectUri = ({ config }: Pick<Deps, 'config'>, id: ProviderId) => `${config.publicUrl}/login/${id}`
