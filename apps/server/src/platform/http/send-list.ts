import type { FastifyReply } from 'fastify'
import type { Page } from '../database/cursor.ts'

/** One page of a list: its rows as they are sent, and how many there are in all. */
export type ListPage<View> = Page<View> & { total: number }

/** Gives the rows to answer with, an array; the number of all and the cursor of the next page travel in headers. */
export function sendList<View>(reply: FastifyReply, { rows, total, nextCursor }: ListPage<View>): View[] {
  void reply.header('x-total-count', total)
  if (nextCursor) void reply.header('x-next-cursor', nextCursor)
  return rows
}
