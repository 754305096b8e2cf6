import type { Tx } from '../../../../platform/database/database.ts'
import { deleteChallengesOf } from '../sign-in-challenge.queries.ts'

/** Ends sign-ins that wait for their second step. Lock the account first. */
export const endSecondSteps = (tx: Tx, userId: string): Promise<void> => deleteChallengesOf(tx, userId)
