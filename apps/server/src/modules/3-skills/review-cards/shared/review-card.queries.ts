import { type Difficulty, reviewCardsPerDay, utcDayOf } from '@guildhall/contract'
import { and, asc, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Db, queryText, type Tx } from '../../../../platform/database/database.ts'
import { reviewCards as cards } from '../review-card.tables.ts'
import type { Memory } from './schedule-card.ts'

export type ReviewCardRow = typeof cards.$inferSelect
export type ReviewCardName = Pick<ReviewCardRow, 'kind' | 'source' | 'part' | 'item'>
export type OwnCard = { userId: string; cardId: string }
/** Of one skill, at all its levels. */
export type Concepts = { skillKey: string; names: readonly string[] }

const own = ({ userId, cardId }: OwnCard) => and(eq(cards.userId, userId), eq(cards.id, cardId))
const conceptsOf = (userId: string, { skillKey, names }: Concepts) =>
  and(eq(cards.userId, userId), eq(cards.kind, 'concept'), eq(cards.source, skillKey), inArray(cards.item, [...names]))

export async function findCard(db: Db | Tx, card: OwnCard): Promise<ReviewCardRow | undefined> {
  const [row] = await db.select().from(cards).where(own(card))
  return row
}

/** The card, and those of the concepts that it practices. In one order, as all who lock several cards take them. */
export async function lockCards(tx: Tx, card: OwnCard, concepts: Concepts): Promise<ReviewCardRow | undefined> {
  const rows = await tx
    .select()
    .from(cards)
    .where(or(own(card), conceptsOf(card.userId, concepts)))
    .orderBy(asc(cards.id))
    .for('no key update')
  return rows.find(({ id }) => id === card.cardId)
}

/** As JSON has it, which keeps what is finer than milliseconds. */
export type DueCard = ReviewCardName & { id: string; reps: number; dueAt: string }
export type FirstCards = { answeredToday: number; cards: DueCard[] }

const listText = (bounds: string, limit: string) => `select coalesce(json_agg(c), '[]') from (
  select id, kind, source, part, item, reps, due_at as "dueAt" from review_cards
  where user_id = $1 and ${bounds} order by due_at, id limit ${limit}) c`

/** More than a day holds, as an edition of the library may have dropped what some cards ask. */
export const firstCards = reviewCardsPerDay + 20

const dueBy = { now: 'due_at <= $2::timestamptz', ever: 'true' } as const

/** A row with what was answered today, and the first cards that are due now, or ever. `$1` is their owner, `$2` now. */
export const firstCardsText = (due: keyof typeof dueBy) => `select
  (select count(*)::int from (select from review_cards
    where user_id = $1 and answered_at >= date_trunc('day', $2::timestamptz, 'UTC') limit ${reviewCardsPerDay}) t) as "answeredToday",
  (${listText(dueBy[due], String(firstCards))}) as cards`

export async function listFirstCards(db: Db, { userId, now }: { userId: string; now: Date }): Promise<FirstCards> {
  const [row] = await queryText<FirstCards>(db, firstCardsText('ever'), [userId, now.toISOString()])
  return row ?? { answeredToday: 0, cards: [] }
}

export async function listCardsAfter(
  db: Db,
  { userId, after, limit }: { userId: string; after: DueCard; limit: number },
): Promise<DueCard[]> {
  const text = `select (${listText('(due_at, id) > ($2::timestamptz, $3::uuid)', '$4::int')}) as cards`
  const [row] = await queryText<Pick<FirstCards, 'cards'>>(db, text, [userId, after.dueAt, after.id, limit])
  return row?.cards ?? []
}

export async function countAnsweredToday(db: Db | Tx, userId: string, now: Date): Promise<number> {
  return db.$count(cards, and(eq(cards.userId, userId), gte(cards.answeredAt, utcDayOf(now))))
}

type NewCard = ReviewCardName & Memory & { userId: string; missed?: boolean }

/** Leaves a card that is there already as it is. */
export async function insertCard(tx: Tx, card: NewCard): Promise<void> {
  await tx.insert(cards).values(card).onConflictDoNothing()
}

export async function putCards(tx: Tx, rows: NewCard[]): Promise<void> {
  const { dueAt, stability, difficulty, reps, lapses, ratedAt, missed } = cards
  const sent = { dueAt, stability, difficulty, reps, lapses, ratedAt, missed }
  const set = Object.fromEntries(
    Object.entries(sent).map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  )
  const target = [cards.userId, cards.kind, cards.source, cards.part, cards.item]
  await tx.insert(cards).values(rows).onConflictDoUpdate({ target, set })
}

export async function setCard(tx: Tx, id: string, values: Partial<Omit<ReviewCardRow, 'id' | 'userId'>>) {
  await tx.update(cards).set(values).where(eq(cards.id, id))
}

/** Of content that is no more. */
export async function deleteCards(db: Db, ids: readonly string[]) {
  await db.delete(cards).where(sql`${cards.id} = any (${sql.param([...ids])}::uuid[])`)
}

/** Of a course that an AI wrote, when it is deleted or written anew. The rows are locked in one order first. */
export async function forgetCourse(tx: Tx, { userId, courseId }: { userId: string; courseId: string }) {
  const locked = tx
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.userId, userId), ne(cards.kind, 'concept'), eq(cards.source, courseId)))
    .orderBy(asc(cards.id))
    .for('update')
  await tx.delete(cards).where(inArray(cards.id, locked))
}

type Subject = { userId: string; skillKey: string; difficulty: Difficulty }
const ofSubject = ({ userId, skillKey, difficulty }: Subject) =>
  and(eq(cards.userId, userId), eq(cards.kind, 'concept'), eq(cards.source, skillKey), eq(cards.part, difficulty))

/** As if nothing had been missed: what was, is put again. The rows are locked in one order first. */
export async function forgetMisses(tx: Tx, subject: Subject): Promise<ReviewCardRow[]> {
  const locked = tx
    .select({ id: cards.id })
    .from(cards)
    .where(ofSubject(subject))
    .orderBy(asc(cards.id))
    .for('no key update')
  return tx
    .update(cards)
    .set({ missed: false, practiced: 0, practicedAt: null })
    .where(inArray(cards.id, locked))
    .returning()
}

/** Of what was missed, at most once a day. The rows are locked in one order first. */
export async function addPractice(tx: Tx, { userId, now, ...concepts }: Concepts & { userId: string; now: Date }) {
  if (concepts.names.length === 0) return
  const due = and(
    conceptsOf(userId, concepts),
    eq(cards.missed, true),
    or(isNull(cards.practicedAt), lt(cards.practicedAt, utcDayOf(now))),
  )
  const locked = tx.select({ id: cards.id }).from(cards).where(due).orderBy(asc(cards.id)).for('no key update')
  await tx
    .update(cards)
    .set({ practiced: sql`least(${cards.practiced} + 1, 100)`, practicedAt: now })
    .where(inArray(cards.id, locked))
}
