import type { ProviderView } from '@guildhall/contract'

/**
 * What every page brings along. `providers`: whom people can sign in with; absent where none is set up. `writesCourses`:
 * an AI provider answers prompts, not the library alone.
 */
export type RootData = { origin: string; providers?: readonly ProviderView[]; writesCourses?: true }
