import { Suspense } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../../root.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'

const Identities = lazyPart(() => import('../identities.tsx'))

/** Nothing where no provider is set up. */
export function IdentitySettings() {
  const providers = useRouteLoaderData<typeof loader>('root')?.providers
  return providers ? (
    <Suspense fallback={<SkeletonCards label="Loading..." count={1} />}>
      <Identities providers={providers} />
    </Suspense>
  ) : null
}
