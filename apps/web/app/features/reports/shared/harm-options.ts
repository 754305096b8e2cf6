import { harmKinds, harms } from '@guildhall/contract'

/** The kinds of harm, for a select. */
export const harmOptions = harmKinds.map((value) => ({ value, label: harms[value].label }))
