import { Suspense } from 'react'
import { useMatches } from 'react-router'
import type { RootData } from '../../../root.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'

const Identities = lazyPart(() => import('../identities.tsx'))

/** Nothing where no provider is set up. */
export function IdentitySettings() {
  const providers = (useMatches()[0]?.loaderData as RootData | undefined)?.providers
  return providers ? (
    <Suspense fallback={<SkeletonCards label="Loading..." count={1} />}>
      <Identities providers={providers} />
    </Suspense>
  ) : null
}
