import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False for the server and for the first render over what it sent, which has to be the same: React leaves attributes that
 * differ as they were sent.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
