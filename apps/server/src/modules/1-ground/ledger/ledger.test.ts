import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { raceBehind } from '../../../testing/race.ts'
import { queryAsOwner, useTestDatabase } from '../../../testing/test-database.ts'
import { listLines } from './ledger.queries.ts'
import { chainStart, lineHash } from './ledger-hash.ts'
import { findBalance } from './shared/balance.queries.ts'
import { postEntry, postFunding, postPayout, postRefund, postRelease } from './shared/post-entry.ts'

let database: Database
beforeAll(async () => {
  database = (await useTestDatabase()).database
})

const at = new Date('2026-03-01T10:00:00.123Z')
const feeBps = 1_000

const fund = (contractId: string, cents: number, source: string = randomUUID()) =>
  database.db.transaction((tx) => postFunding(tx, { contractId, source, at, cents }))

const refund = (contractId: string, cents: number) =>
  database.db.transaction((tx) => postRefund(tx, { contractId, source: randomUUID(), at, cents }))

const pay = (freelancerId: string, cents: number) =>
  database.db.transaction((tx) => postPayout(tx, { freelancerId, source: randomUUID(), at, cents }))

function release(contractId: string, freelancerId: string, { cents, before = 0 }: { cents: number; before?: number }) {
  const part = { contractId, freelancerId, source: randomUUID(), at, cents, feeBps, releasedCents: before }
  return database.db.transaction((tx) => postRelease(tx, part))
}

const escrowOf = (contractId: string) => findBalance(database.db, 'escrow', contractId)
const payableTo = (freelancerId: string) => findBalance(database.db, 'payable', freelancerId)

test('the parts of a release and their fees add up to the whole, whatever their sizes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 6 }), async (parts) => {
      const [contractId, freelancerId] = [randomUUID(), randomUUID()]
      const whole = parts.reduce((sum, part) => sum + part)
      await fund(contractId, whole)
      let before = 0
      let fees = 0
      for (const cents of parts) {
        fees += (await release(contractId, freelancerId, { cents, before })).fee
        before += cents
      }
      expect(await escrowOf(contractId)).toBe(0)
      expect(fees).toBe(Math.floor(whole / 10))
      expect(await payableTo(freelancerId)).toBe(whole - fees)
    }),
    // One cent after nine is all fee, at 10 %.
    { numRuns: 30, examples: [[[9, 1]]] },
  )
})

test('the same payment is recorded once', async () => {
  const contractId = randomUUID()
  const source = randomUUID()
  expect(await fund(contractId, 5_000, source)).toBe(true)
  expect(await fund(contractId, 5_000, source)).toBe(false)
  expect(await escrowOf(contractId)).toBe(5_000)
})

test('the same payment, recorded by two at the same time, is recorded once', async () => {
  const contractId = randomUUID()
  const source = randomUUID()
  const lines = JSON.stringify([
    { account: 'card_in', cents: -5_000 },
    { account: 'escrow', owner: contractId, cents: 5_000 },
  ])
  const obstacle = { text: "select ledger.post($1, 'fund', $2, now(), $3)", values: [contractId, source, lines] }
  const recorded = await raceBehind(
    database,
    obstacle,
    Array.from({ length: 4 }, () => () => fund(contractId, 5_000, source)),
  )
  expect(recorded.filter(Boolean)).toHaveLength(1)
  expect(await escrowOf(contractId)).toBe(5_000)
})

describe('no balance can be negative', () => {
  test('not by a release, a refund or a payout', async () => {
    const [contractId, freelancerId] = [randomUUID(), randomUUID()]
    await fund(contractId, 1_000)
    await expect(release(contractId, freelancerId, { cents: 1_001 })).rejects.toThrow()
    await expect(refund(contractId, 1_001)).rejects.toThrow()
    await expect(pay(freelancerId, 1)).rejects.toThrow()
    expect(await escrowOf(contractId)).toBe(1_000)
  })

  test('not by ten who take at the same time what there is for three', async () => {
    const contractId = randomUUID()
    await fund(contractId, 3_000)
    const obstacle = { text: "select ledger.lock_balance('escrow', $1)", values: [contractId] }
    const taken = await raceBehind(
      database,
      obstacle,
      Array.from({ length: 10 }, () => () => refund(contractId, 1_000).then(Boolean, () => false)),
    )
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect(await escrowOf(contractId)).toBe(0)
  })
})

describe('the database', () => {
  test('refuses an entry that does not add up', async () => {
    const chain = randomUUID()
    const entry = { chain, reason: 'fund', source: randomUUID(), at } as const
    const lines = [
      { account: 'card_in' as const, cents: -100 },
      { account: 'escrow' as const, owner: chain, cents: 99 },
    ]
    await expect(database.db.transaction((tx) => postEntry(tx, { ...entry, lines }))).rejects.toThrow()
    expect(await escrowOf(chain)).toBe(0)
  })

  test('refuses lines that its owner writes beside `ledger.post`, unless they add up, and an entry without lines', async () => {
    const chain = randomUUID()
    await fund(chain, 100)
    const line = (position: number, cents: number) => `('${chain}', ${position},
      (select id from ledger.entries where chain_id = '${chain}'), 'card_in', null, ${cents}, '')`
    const write = (...lines: string[]) => queryAsOwner(`insert into ledger.lines values ${lines.join(', ')}`)
    await expect(write(line(3, 50))).rejects.toMatchObject({ constraint: 'lines_balanced' })
    await expect(write(line(3, 50), line(4, -49))).rejects.toMatchObject({ constraint: 'lines_balanced' })
    const entry = `insert into ledger.entries (chain_id, reason, source, currency, at)
      values ('${chain}', 'fund', 'none', 'USD', now())`
    await expect(queryAsOwner(entry)).rejects.toMatchObject({ constraint: 'entries_balanced' })
    const elsewhere = line(3, 50).replace(chain, randomUUID())
    await expect(write(elsewhere, line(3, -50))).rejects.toMatchObject({ constraint: 'lines_of_entry' })
    expect(await listLines(database.db, [chain])).toHaveLength(2)
  })

  test.each([
    "insert into ledger.entries (chain_id, reason, source, currency, at) select id, 'fund', 'x', 'USD', now() from ledger.chains",
    'update ledger.lines set amount_cents = 1',
    'delete from ledger.lines',
    'truncate ledger.lines',
    'update ledger.balances set cents = 1000000',
    'delete from ledger.entries',
    'update ledger.chains set position = 0',
  ])('lets the application do nothing but read and post: %s', async (statement) => {
    await fund(randomUUID(), 100)
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test.each([
    'update ledger.lines set amount_cents = 1',
    'delete from ledger.entries',
    'truncate ledger.lines cascade',
  ])('refuses its owner, too: %s', async (statement) => {
    await fund(randomUUID(), 100)
    await expect(queryAsOwner(statement)).rejects.toMatchObject({ constraint: 'ledger_kept' })
  })
})

test('each line of a chain is hashed over the line before, as anybody can check', async () => {
  const [contractId, freelancerId] = [randomUUID(), randomUUID()]
  await fund(contractId, 12_345)
  await release(contractId, freelancerId, { cents: 12_000 })
  await refund(contractId, 345)
  const lines = await listLines(database.db, [contractId])
  expect(lines.map(({ account, amountCents }) => [account, amountCents])).toEqual([
    ['card_in', -12_345],
    ['escrow', 12_345],
    ['escrow', -12_000],
    ['payable', 10_800],
    ['platform_fee', 1_200],
    ['escrow', -345],
    ['refund_out', 345],
  ])
  let before = chainStart(contractId)
  for (const line of lines) {
    before = lineHash(before, line)
    expect(line.hash).toEqual(before)
  }
})
