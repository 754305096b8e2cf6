import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dayMs, normalizeEmail, toCents, uploadedPictureAddress } from '@guildhall/contract'
import { profileImages, profiles } from '../../modules/1-ground/users/profile.tables.ts'
import { users } from '../../modules/1-ground/users/user.tables.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newStorageKey } from '../../platform/storage/storage-key.ts'
import type { DemoBytes } from '../demo-files.ts'
import { crowdPictureSide, listPortraits, pictureFile } from './crowd-pictures.ts'
import type { CrowdPerson } from './crowd-types.ts'
import { insertRows } from './insert-rows.ts'
import type { PlannedDeal } from './plan-deals.ts'
import { spread } from './spread.ts'

type Portrait = { key: string; id: string; bytes: Buffer; storageKey: string }

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
  const portraits = await Promise.all(listPortraits().map(readPortrait))
  for (const { storageKey, bytes } of portraits) demoBytes.set(storageKey, bytes)
  await insertRows(
    tx,
    profileImages,
    portraits.map(({ id, key, storageKey, bytes }) => {
      const row = { id, ownerId: idOf(key), kind: 'avatar' as const, storageKey, contentType: 'image/webp' }
      const size = { sizeBytes: bytes.length, width: crowdPictureSide, height: crowdPictureSide }
      return { ...row, ...size, createdAt: now, unusedSince: null }
    }),
  )
  const addresses = new Map(portraits.map(({ key, id }) => [key, uploadedPictureAddress(id)]))
  await insertRows(
    tx,
    profiles,
    people.map((person) => profileRow(person, { userId: idOf(person.key), joinedOn: joined(person), addresses })),
  )
}

async function readPortrait(key: string): Promise<Portrait> {
  return { key, id: randomUUID(), bytes: await readFile(pictureFile(key)), storageKey: newStorageKey() }
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

type Shown = { userId: string; joinedOn: Date; addresses: ReadonlyMap<string, string> }

function profileRow(person: CrowdPerson, { userId, joinedOn, addresses }: Shown): typeof profiles.$inferInsert {
  const { key, name, title, location, rateUsd, bio, availability, hoursPerWeek, languages, skills } = person
  const { education, experience, portfolio } = person
  return {
    ...{ userId, name, title, location, bio, languages, skills, education, experience },
    hourlyRateCents: toCents(rateUsd ?? 0),
    ...{ rating: 0, totalJobs: 0, completionRate: 0, currentProjects: 0, earningsCents: 0 },
    profileImage: addresses.get(key) ?? '',
    availability: availability ?? null,
    hoursPerWeek: hoursPerWeek ?? null,
    mayBeFound: rateUsd !== undefined,
    portfolio: portfolio.map((entry) => ({ ...entry, image: '' })),
    updatedAt: joinedOn,
    publishedAt: joinedOn,
  }
}
