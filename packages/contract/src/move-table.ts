import type { RefusalCode } from './move-refusals.ts'

/**
 * On a project, everyone but its client counts as a freelancer, as anyone can propose. `clock`: a time limit passed.
 * `operator`: decides when the two sides cannot agree.
 */
export type Party = 'client' | 'freelancer' | 'stranger' | 'clock' | 'operator'

/** Checked in this order: party, state, guards. */
export interface Move<State extends string = string, Guard extends string = string> {
  by: readonly Party[]
  from: readonly State[]
  to?: State
  /** Happens only as part of that move; not offered by itself. */
  partOf?: string
  refusals: {
    party: RefusalCode
    /** Unless `states` has a code of its own. */
    state: RefusalCode
    states?: Readonly<Partial<Record<State, RefusalCode>>>
    guards?: Readonly<Partial<Record<Guard, RefusalCode>>>
  }
}

export type MoveTable = Readonly<Record<string, Move>>

export interface MoveContext<State extends string, Guard extends string = never> {
  party: Party
  state: State
  guards: Readonly<Record<Guard, boolean>>
}

export type OfferedMove<Moves extends MoveTable> = {
  [Name in keyof Moves]: Moves[Name] extends { partOf: string } ? never : Name
}[keyof Moves] &
  string

export interface MovesView<Name extends string> {
  allowedMoves: Name[]
  refusals: Partial<Record<Name, RefusalCode>>
}

export function refusalTo<State extends string, Guard extends string>(
  { by, from, refusals }: Move<State, Guard>,
  { party, state, guards }: MoveContext<State, Guard>,
): RefusalCode | null {
  if (!by.includes(party)) return refusals.party
  if (!from.includes(state)) return refusals.states?.[state] ?? refusals.state
  for (const [guard, refusal] of Object.entries<RefusalCode | undefined>(refusals.guards ?? {})) {
    if (refusal && !guards[guard as Guard]) return refusal
  }
  return null
}

export function offeredMoves<Moves extends MoveTable>(table: Moves): OfferedMove<Moves>[] {
  return Object.keys(table).filter((name) => !table[name]?.partOf) as OfferedMove<Moves>[]
}

export function movesNow<
  State extends string,
  Guard extends string,
  Moves extends Readonly<Record<string, Move<State, Guard>>>,
>(table: Moves & Readonly<Record<string, Move<State, Guard>>>, moveContext: MoveContext<State, Guard>) {
  const view: MovesView<OfferedMove<Moves>> = { allowedMoves: [], refusals: {} }
  for (const name of offeredMoves<Moves>(table)) {
    const refusal = refusalTo<State, Guard>(table[name] as Move<State, Guard>, moveContext)
    if (refusal === null) view.allowedMoves.push(name)
    else view.refusals[name] = refusal
  }
  return view
}

export function codesOf({ refusals: { party, state, states, guards } }: Move): RefusalCode[] {
  const codes = [party, state, ...Object.values(states ?? {}), ...Object.values(guards ?? {})]
  return codes.filter((code) => code !== undefined)
}

export function describeMove({ by, from, refusals: { party, ...others } }: Move): string {
  const codes = [...new Set(codesOf({ by, from, refusals: { party, ...others } }))].filter((code) => code !== party)
  const states = from.map((state) => `\`${state}\``).join(' or ')
  return `By the ${by.join(' or ')}, while ${states}. Others get \`${party}\`; otherwise refused with ${codes
    .map((code) => `\`${code}\``)
    .join(', ')}.`
}
