import { dayMs, toCents } from '@guildhall/contract'
import { eq } from 'drizzle-orm'
import { proposals } from '../modules/4-hiring/proposals/proposal.tables.ts'
import { proposalCounters, proposalEdits, proposalNotes } from '../modules/4-hiring/proposals/proposal-parts.tables.ts'
import type { Tx } from '../platform/database/database.ts'
import { type DemoTalk, demoTalks } from './demo-talks.ts'

export async function insertDemoTalks(tx: Tx, { now, idOf }: { now: Date; idOf: (proposal: string) => string }) {
  for (const talk of demoTalks) await insertTalk(tx, idOf(talk.proposal), talk, now)
}

async function insertTalk(tx: Tx, proposalId: string, talk: DemoTalk, now: Date) {
  const { openedDaysAgo, before, counter, mark = null, note = '' } = talk
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const [proposal] = await tx.select().from(proposals).where(eq(proposals.id, proposalId))
  if (!proposal) throw new Error(`there is no demo proposal ${talk.proposal}`)
  const { projectId, bidCents } = proposal
  if (openedDaysAgo !== undefined) {
    await tx
      .update(proposals)
      .set({ openedAt: ago(openedDaysAgo) })
      .where(eq(proposals.id, proposalId))
  }
  if (before) {
    const editedAt = ago(before.daysAgo)
    await tx.update(proposals).set({ version: 2, editedAt }).where(eq(proposals.id, proposalId))
    await tx.insert(proposalEdits).values({
      proposalId,
      version: 2,
      cause: 'edit',
      editedAt,
      fields: ['bidCents'],
      before: { bidCents: toCents(before.bidUsd) },
      after: { bidCents },
    })
  }
  if (counter) {
    await tx.insert(proposalCounters).values({
      proposalId,
      by: 'client',
      bidCents: toCents(counter.bidUsd),
      deliveryDays: counter.deliveryDays,
      milestones: [],
      message: counter.message,
      createdAt: ago(counter.daysAgo),
    })
  }
  if (mark || note) await tx.insert(proposalNotes).values({ proposalId, projectId, mark, note })
}
