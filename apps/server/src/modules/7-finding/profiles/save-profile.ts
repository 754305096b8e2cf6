import { type OwnProfileView, type ProfileInput, toCents, uploadedPictureId } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { refuseHouseName } from '../../2-people/accounts/shared/refuse-house-name.ts'
import { unlist } from '../talent/shared/unlist.queries.ts'
import { getOwnProfile } from './get-profile.ts'
import { setPicturesShown } from './picture.queries.ts'
import { lockProfile, setProfile } from './profile.queries.ts'

/** A save over a newer `version` is refused. Without one (the specification sends none) it overwrites. */
export function saveProfile(
  deps: OnceDeps,
  { userId, version, hourlyRate, earnings, ...input }: ProfileInput & { userId: string },
): Promise<OwnProfileView> {
  const { clock } = deps
  return deps.database.db.transaction(async (tx) => {
    const current = await lockProfile(tx, userId)
    if (version !== undefined && version !== current.version) throw new DomainError('profile.changed_elsewhere')
    const now = clock()
    if (current.name !== input.name) await refuseHouseName(tx, { userId, name: input.name, path: 'name' })
    await claimPictures(tx, userId, input, now)
    await setProfile(tx, userId, {
      ...input,
      hourlyRateCents: toCents(hourlyRate),
      earningsCents: toCents(earnings),
      version: current.version + 1,
      updatedAt: now,
    })
    const saved = await getOwnProfile(tx, userId)
    if (!saved.mayBeFound) await unlist(tx, userId, now)
    await deps.events.record(tx, now, { kind: 'profile.saved', actorId: userId, about: { personId: userId } })
    return saved
  })
}

async function claimPictures(
  tx: Tx,
  userId: string,
  { profileImage, portfolio }: Pick<ProfileInput, 'profileImage' | 'portfolio'>,
  now: Date,
) {
  const places = [
    { path: 'profileImage', address: profileImage },
    ...portfolio.map(({ image }, position) => ({ path: `portfolio.${position}.image`, address: image })),
  ].flatMap(({ path, address }) => {
    const id = uploadedPictureId(address)
    return id ? [{ path, id }] : []
  })
  const shown = await setPicturesShown(tx, userId, [...new Set(places.map(({ id }) => id))], now)
  const message = 'This picture is no longer there. Choose it again.'
  const problems = places.filter(({ id }) => !shown.includes(id)).map(({ path }) => ({ path, message }))
  if (problems.length > 0) throw new DomainError('request.invalid', {}, problems)
}
