import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { allNotificationGroups, type NotificationGroup } from '@guildhall/contract'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { getUnsubscribeKey } from './notification-settings.queries.ts'

type Subscription = { userId: string; group: NotificationGroup | 'all' }

const keyBytes = 32
const idBytes = 16
const signatureBytes = 16

/** Signed, so that it needs no row and never expires. */
export async function createUnsubscribeToken(db: Db | Tx, { userId, group }: Subscription): Promise<string> {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  const content = Buffer.concat([id, Buffer.from(group)])
  return Buffer.concat([sign(await keyOf(db), content), content]).toString('base64url')
}

export async function readUnsubscribeToken(db: Db, token: string): Promise<Subscription | undefined> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= signatureBytes + idBytes || bytes.toString('base64url') !== token) return undefined
  const content = bytes.subarray(signatureBytes)
  if (!timingSafeEqual(sign(await keyOf(db), content), bytes.subarray(0, signatureBytes))) return undefined
  const group = content.subarray(idBytes).toString()
  const known = [...allNotificationGroups, 'all' as const].find((name) => name === group)
  const [, a, b, c, d, e] = content.toString('hex', 0, idBytes).match(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/) ?? []
  return known && { userId: [a, b, c, d, e].join('-'), group: known }
}

const keyOf = (db: Db | Tx) => getUnsubscribeKey(db, randomBytes(keyBytes))

const sign = (key: Buffer, content: Buffer) =>
  createHmac('sha256', key).update(content).digest().subarray(0, signatureBytes)
