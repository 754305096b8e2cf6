import type { ProviderView } from '@guildhall/contract'
import { useMatches } from 'react-router'
import type { RootData } from '../../../root-data.ts'

const none: readonly ProviderView[] = []

/** Whom people can sign in with here. It comes with the page, so that nothing moves when it is known. */
export const useProviders = () => (useMatches()[0]?.loaderData as RootData | undefined)?.providers ?? none
