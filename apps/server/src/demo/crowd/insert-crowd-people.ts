import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dayMs, normalizeEmail, type PictureKind, toCents, uploadedPictureAddress } from '@guildhall/contract'
import { profileImages, profiles } from '../../modules/1-ground/users/profile.tables.ts'
import { users } from '../../modules/1-ground/users/user.tables.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newStorageKey } from '../../platform/storage/storage-key.ts'
import type { DemoBytes } from '../demo-files.ts'
import { listPortraits, pieceFile, portraitFile } from '../picture-files.ts'
import type { CrowdPerson } from './crowd-types.ts'
import { insertRows } from './insert-rows.ts'
import type { PlannedDeal } from './plan-deals.ts'
import { spread } from './spread.ts'

type Drawn = { id: string; bytes: Buffer; storageKey: string }

/** Everyone joined some days before the first thing they did. */
export function joinedAt({ key, attempts }: CrowdPerson, deals: readonly PlannedDeal[], now: Date): Date {
  const acts = [
    ...deals.filter(({ client }) => client === key).map(({ postedAt }) => postedAt.getTime()),
    ...deals.flatMap(({ bids }) => bids.filter(({ by }) => by === key).map(({ sentAt }) => sentAt.getTime())),
    ...attempts.map(({ daysAgo }) => now.getTime() - daysAgo * dayMs),
  ]
  const first = Math.min(now.getTime() - 2 * dayMs, ...acts)
  return new Date(first - spread(`${key} joined`, 1, first > now.getTime() - 40 * dayMs ? 4 : 60) * dayMs)
}

type Crowd = { people: readonly CrowdPerson[]; idOf: (key: string) => string; joined: (person: CrowdPerson) => Date }

export async function insertCrowdPeople(
  tx: Tx,
  { people, idOf, joined }: Crowd,
  { passwordHash, demoBytes, now }: { passwordHash: string; demoBytes: DemoBytes; now: Date },
): Promise<void> {
  await insertRows(
    tx,
    users,
    people.map((person) => {
      const email = `${person.key}@demo.guildhall.example`
      const createdAt = joined(person)
      const username = usernameOf(person)
      return {
        id: idOf(person.key),
        username,
        email,
        emailKey: normalizeEmail(email),
        emailConfirmedAt: createdAt,
        passwordHash,
        createdAt,
      }
    }),
  )
  const keys = new Set(people.map(({ key }) => key))
  const portraits = await readPictures(
    listPortraits().filter((key) => keys.has(key)),
    portraitFile,
  )
  const titles = people.flatMap(({ portfolio }) => portfolio.map(({ title }) => title))
  const pieces = await readPictures(titles, pieceFile)
  for (const { storageKey, bytes } of [...portraits.values(), ...pieces.values()]) demoBytes.set(storageKey, bytes)
  await insertRows(
    tx,
    profileImages,
    people.flatMap(({ key, portfolio }) => {
      const rowOf = (kind: PictureKind, drawn: Drawn | undefined, size: { width: number; height: number }) => {
        if (!drawn) return []
        const { id, storageKey, bytes } = drawn
        const file = { id, storageKey, contentType: 'image/webp', sizeBytes: bytes.length }
        return [{ ...file, ...size, ownerId: idOf(key), kind, createdAt: now, unusedSince: null }]
      }
      return [
        ...rowOf('avatar', portraits.get(key), { width: 256, height: 256 }),
        ...portfolio.flatMap(({ title }) => rowOf('portfolio', pieces.get(title), { width: 720, height: 450 })),
      ]
    }),
  )
  const addressIn = (drawn: ReadonlyMap<string, Drawn>) => (name: string) => {
    const id = drawn.get(name)?.id
    return id ? uploadedPictureAddress(id) : ''
  }
  const addresses = { portraitOf: addressIn(portraits), pieceOf: addressIn(pieces) }
  await insertRows(
    tx,
    profiles,
    people.map((person) => profileRow(person, { userId: idOf(person.key), joinedOn: joined(person), addresses })),
  )
}

async function readPictures(names: readonly string[], fileOf: (name: string) => URL): Promise<Map<string, Drawn>> {
  const read = async (name: string) =>
    [name, { id: randomUUID(), bytes: await readFile(fileOf(name)), storageKey: newStorageKey() }] as const
  return new Map(await Promise.all(names.map(read)))
}

const usernameOf = ({ name }: CrowdPerson) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/[^a-z ]+/g, '')
    .split(' ')
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .join('.')

type Addresses = { portraitOf: (key: string) => string; pieceOf: (title: string) => string }
type Shown = { userId: string; joinedOn: Date; addresses: Addresses }

function profileRow(person: CrowdPerson, { userId, joinedOn, addresses }: Shown): typeof profiles.$inferInsert {
  const { key, name, title, location, rateUsd, bio, availability, hoursPerWeek, languages, skills } = person
  const { education, experience, portfolio } = person
  return {
    ...{ userId, name, title, location, bio, languages, skills, education, experience },
    hourlyRateCents: toCents(rateUsd ?? 0),
    ...{ rating: 0, totalJobs: 0, completionRate: 0, currentProjects: 0, earningsCents: 0 },
    profileImage: addresses.portraitOf(key),
    availability: availability ?? null,
    hoursPerWeek: hoursPerWeek ?? null,
    mayBeFound: rateUsd !== undefined,
    portfolio: portfolio.map((entry) => ({ ...entry, image: addresses.pieceOf(entry.title) })),
    updatedAt: joinedOn,
    publishedAt: joinedOn,
  }
}
