import type { ErrorCode } from '../../platform/errors.ts'
import type { Stage } from '../matrix-scene.ts'
import type { Person, Scene } from '../scenes/scene.ts'

/** 'other party' is the other side of the deal, 'owner' the user the route is for. */
export const callers = [
  'no token',
  'bad token',
  'stranger',
  'other party',
  'owner',
  'operator',
  'operator without second factor',
] as const
export type Caller = (typeof callers)[number]
type Statuses = readonly [number, number, number, number, number]

export type Row = {
  stage?: Stage
  owner?: 'client' | 'freelancer'
  path?: (scene: Scene, caller: Person) => string
  body?: (scene: Scene, caller: Person) => object
  statuses: Statuses
  /** The code for an id that nobody has, if not the usual one of its kind. */
  missing?: ErrorCode
  /** With and without a second factor. By default both are strangers. */
  operators?: readonly [number, number]
}

export function statusFor(row: Row, caller: Caller): number {
  const operators = row.operators ?? [row.statuses[2], row.statuses[2]]
  return [...row.statuses, ...operators][callers.indexOf(caller)] ?? 0
}

export const anybody = (status: number): Statuses => [status, status, status, status, status]
export const members = (status: number): Statuses => [401, 401, status, status, status]
export const owner = (status: number): Statuses => [401, 401, 403, 403, status]
/** Strangers must not learn that it exists. */
export const hidden = (status: number): Statuses => [401, 401, 404, 404, status]
/** `hidden`, for routes without sign-in. */
export const holder = (status: number): Statuses => [404, 404, 404, 404, status]
export const both = (status: number): Statuses => [401, 401, 404, status, status]
export const parties = (status: number): Statuses => [401, 401, 403, status, status]
/** A password alone, which is not enough for operators who have a second factor. */
export const withPassword = (status: number) =>
  ({ statuses: members(status), operators: [403, status] }) as const satisfies Row
/** Everyone else gets 404. */
export const forOperators = (status: number) =>
  ({ statuses: [404, 404, 404, 404, 404], operators: [status, 403] }) as const satisfies Row
export const isForOperators = (row: Row): boolean =>
  row.statuses.every((status) => status === 404) && row.operators !== undefined
