import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { useProviders } from './use-providers.ts'

const Identities = lazyPart(() => import('../identities.tsx'))

/** Nothing where no provider is set up. */
export function IdentitySettings() {
  const providers = useProviders()
  return providers.length > 0 ? (
    <Suspense fallback={<SkeletonCards label="Loading..." count={1} />}>
      <Identities providers={providers} />
    </Suspense>
  ) : null
}
