import { availabilityLabels, counted, type MatchView } from '@guildhall/contract'
import { hasEnoughCases, ratingText, spanText } from '../reviews/shared/figure-words.ts'

const list = new Intl.ListFormat('en')
const named = 3

/** Such as "React verified at Advanced; 2 completed contracts in Web Development". */
export function reasonText({ skills, experience, rating, response, availability }: MatchView): string {
  const verified = skills.asked.filter(({ verified }) => verified !== null)
  const stated = skills.asked.filter(({ verified, isStated }) => verified === null && isStated)
  const more = verified.length - named
  const parts = [
    verified.length > 0 &&
      list.format([
        ...verified.slice(0, named).map((asked) => `${asked.skill} verified at ${asked.verified}`),
        ...(more > 0 ? [counted(more, 'more skill')] : []),
      ]),
    verified.length === 0 &&
      stated.length > 0 &&
      `${list.format(stated.slice(0, named).map(({ skill }) => skill))} stated, not verified`,
    experience.points > 0 && `${counted(experience.contracts, 'completed contract')} in ${experience.category}`,
    rating.points > 0 &&
      rating.rating !== null &&
      hasEnoughCases(rating.reviews) &&
      `rated ${ratingText(rating.rating)} of 5`,
    response.points > 0 &&
      response.minutes !== null &&
      `usually answers within ${spanText(roundedUp(response.minutes))}`,
    availability.points > 0 && availability.availability && availabilityLabels[availability.availability].toLowerCase(),
  ].filter((part) => typeof part === 'string')
  const text = parts.join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const [hour, day] = [60, 24 * 60]

/** Rounded up to whole hours or days: we must not promise less than was measured. */
function roundedUp(minutes: number): number {
  const unit = minutes <= hour ? 1 : minutes <= 2 * day ? hour : day
  return Math.ceil(minutes / unit) * unit
}

export type MatchRow = { name: string; input: string; points: number; most: number }

export function matchRows({ skills, experience, rating, response, availability }: MatchView): MatchRow[] {
  return [
    {
      ...skills,
      name: 'Required skills',
      input: skills.asked
        .map(({ skill, verified, isStated, percent }) => {
          const proof = verified ? `verified at ${verified}` : isStated ? 'stated' : 'not stated'
          return `${skill}: ${proof}, ${percent}%`
        })
        .join('; ')
        .concat(skills.minimumLevel ? `. Asked for at ${skills.minimumLevel} or above.` : ''),
    },
    {
      ...experience,
      name: `Work in ${experience.category}`,
      input: `${counted(experience.contracts, 'completed contract')} for ${counted(experience.clients, 'client')}`,
    },
    {
      ...rating,
      name: 'Rating',
      input: rating.rating === null ? 'No rating yet' : `${rating.rating} of 5, ${counted(rating.reviews, 'review')}`,
    },
    {
      ...response,
      name: 'First answer',
      input: response.minutes === null ? 'Not measured yet' : `After ${counted(response.minutes, 'minute')}`,
    },
    {
      ...availability,
      name: 'Availability',
      input: availability.availability ? availabilityLabels[availability.availability] : 'Not stated',
    },
  ]
}
