import type { ProviderView } from '@guildhall/contract'

/** What every page brings along. `providers`: whom people can sign in with; absent where none is set up. */
export type RootData = { origin: string; providers?: readonly ProviderView[] }
