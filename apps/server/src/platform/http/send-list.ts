import type { FastifyReply } from 'fastify'
import type { Page } from '../database/cursor.ts'

export type ListPage<View> = Page<View> & { total: number }

export function sendList<View>(reply: FastifyReply, { rows, total, nextCursor }: ListPage<View>): View[] {
  void reply.header('x-total-count', total)
  if (nextCursor) void reply.header('x-next-cursor', nextCursor)
  return rows
}
