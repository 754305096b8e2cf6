import type { RefusalCode } from './move-refusals.ts'

/** Who asks. On a project, everyone but its client counts as a freelancer, as anyone may propose. */
export type Party = 'client' | 'freelancer' | 'stranger'

/** One row of a table of moves. Its conditions are checked in this order: party, state, guards. */
export interface Move<State extends string = string, Guard extends string = string> {
  by: readonly Party[]
  from: readonly State[]
  /** Left out when the state stays as it is. */
  to?: State
  /** This move only happens as part of another one, so nobody is offered it on its own. */
  partOf?: string
  refusals: {
    party: RefusalCode
    /** In every state that is not in `from`, except those that have a code of their own in `states`. */
    state: RefusalCode
    states?: Readonly<Partial<Record<State, RefusalCode>>>
    /** Further conditions, in the order in which they are checked. */
    guards?: Readonly<Partial<Record<Guard, RefusalCode>>>
  }
}

export type MoveTable = Readonly<Record<string, Move>>

/** All that a move depends on: who asks, the state now, and which guards hold. */
export interface Standing<State extends string, Guard extends string = never> {
  party: Party
  state: State
  holds: Readonly<Record<Guard, boolean>>
}

/** The moves a table offers to people: all but those that are part of another one. */
export type OfferedMove<Moves extends MoveTable> = {
  [Name in keyof Moves]: Moves[Name] extends { partOf: string } ? never : Name
}[keyof Moves] &
  string

/** What an answer says about moves: those allowed now, and why the others are not. */
export interface MovesView<Name extends string> {
  allowedMoves: Name[]
  refusals: Partial<Record<Name, RefusalCode>>
}

/** Why this move is refused now, or null when it is allowed. */
export function refusalTo<State extends string, Guard extends string>(
  { by, from, refusals }: Move<State, Guard>,
  { party, state, holds }: Standing<State, Guard>,
): RefusalCode | null {
  if (!by.includes(party)) return refusals.party
  if (!from.includes(state)) return refusals.states?.[state] ?? refusals.state
  for (const [guard, refusal] of Object.entries<RefusalCode | undefined>(refusals.guards ?? {})) {
    if (refusal && !holds[guard as Guard]) return refusal
  }
  return null
}

export function offeredMoves<Moves extends MoveTable>(table: Moves): OfferedMove<Moves>[] {
  return Object.keys(table).filter((name) => !table[name]?.partOf) as OfferedMove<Moves>[]
}

/** The offered moves of a table, sorted into allowed and refused ones. */
export function movesNow<
  State extends string,
  Guard extends string,
  Moves extends Readonly<Record<string, Move<State, Guard>>>,
>(table: Moves & Readonly<Record<string, Move<State, Guard>>>, standing: Standing<State, Guard>) {
  const view: MovesView<OfferedMove<Moves>> = { allowedMoves: [], refusals: {} }
  for (const name of offeredMoves<Moves>(table)) {
    const refusal = refusalTo<State, Guard>(table[name] as Move<State, Guard>, standing)
    if (refusal === null) view.allowedMoves.push(name)
    else view.refusals[name] = refusal
  }
  return view
}

/** Every refusal of a move. */
export function codesOf({ refusals: { party, state, states, guards } }: Move): RefusalCode[] {
  const codes = [party, state, ...Object.values(states ?? {}), ...Object.values(guards ?? {})]
  return codes.filter((code) => code !== undefined)
}

/** A row of a table in words, for the description of the API. */
export function describeMove({ by, from, refusals: { party, ...others } }: Move): string {
  const codes = [...new Set(codesOf({ by, from, refusals: { party, ...others } }))].filter((code) => code !== party)
  const states = from.map((state) => `\`${state}\``).join(' or ')
  return `By the ${by.join(' or ')}, while ${states}. Others get \`${party}\`; otherwise refused with ${codes
    .map((code) => `\`${code}\``)
    .join(', ')}.`
}
