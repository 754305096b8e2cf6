import {
  type Availability,
  difficulties,
  type Language,
  reachesLevel,
  skillKey,
  type TalentSort,
  talentCategoriesOf,
  talentPoints,
  toCents,
} from '@guildhall/contract'
import { joinedKeys, trigrams } from '../../../platform/text-search/search-keys.rules.ts'
import { searchable } from '../../../platform/text-search/searchable.rules.ts'
import type { ProvenSkill } from './talent.tables.ts'

export type ListingSource = {
  name: string
  username: string
  title: string
  location: string
  about: string
  skills: string[]
  /** In cents an hour; 0 if not stated. */
  rateCents: number
  availability: Availability | null
  languages: Language[]
  proven: ProvenSkill[]
  completedJobs: number
  completedForClients: number
  rating: number | null
  reviewCount: number | null
  responseMinutes: number | null
}

export type Listing = ReturnType<typeof listingOf>

export const signatureBits = 256
export const textSignatureBits = 1_024
const bitsPerFacet = 2
/** Characters of the longer texts that a search looks through. */
const searchedAbout = 500
const searchedSkills = 600
const shownProven = 6
const provenFacets = 40
const locationWords = 8
/** A rank below everything that is stated. */
export const unstated = -2_000_000_000

export const sortColumns = {
  relevance: 'relevance',
  proof: 'proof',
  rate_low: 'rate_low',
  rate_high: 'rate_high',
  response: 'promptness',
  rating: 'acclaim',
} as const satisfies Record<TalentSort, string>

export function listingOf(source: ListingSource) {
  const proven = source.proven.toSorted(
    (one, other) => pointsOf(other) - pointsOf(one) || other.percentage - one.percentage,
  )
  const skills = [...new Set([...source.skills, ...proven.slice(0, provenFacets).map(({ skill }) => skill)])]
  const headline = searchable(
    [source.name || source.username, source.title, skills.join(' ').slice(0, searchedSkills)].join('\n'),
  )
  const rest = searchable([source.location, source.about.slice(0, searchedAbout)].join('\n'))
  const searchText = `${headline}\n${rest}`
  const facets = facetsOf(source, proven, skills)
  const proof = proofPoints(proven)
  return {
    searchText,
    searchKeys: joinedKeys(searchText),
    headlineLength: [...headline].length,
    facets,
    signature: signatureOf(facets),
    textSignature: textSignatureOf([searchText]),
    proven: proven.slice(0, shownProven),
    provenTotal: proven.length,
    completedJobs: source.completedJobs,
    completedForClients: source.completedForClients,
    rating: source.rating,
    reviewCount: source.reviewCount,
    responseMinutes: source.responseMinutes,
    relevance: proof + clientPoints(source.completedForClients) + availabilityPoints(source.availability),
    proof,
    rateHigh: source.rateCents,
    rateLow: source.rateCents > 0 ? -source.rateCents : unstated,
    promptness: source.responseMinutes === null ? unstated : -source.responseMinutes,
    acclaim: source.rating === null ? unstated : Math.round(source.rating * 100),
  }
}

const pointsOf = ({ difficulty }: ProvenSkill) => talentPoints.verifiedSkill[difficulty]

function proofPoints(proven: readonly ProvenSkill[]): number {
  return proven.slice(0, talentPoints.verifiedSkillsCounted).reduce((sum, skill) => sum + pointsOf(skill), 0)
}

function clientPoints(clients: number): number {
  return talentPoints.client * Math.min(clients, talentPoints.clientsCounted)
}

function availabilityPoints(availability: Availability | null): number {
  return availability === 'available' || availability === 'limited' ? talentPoints[availability] : 0
}

// The prefix keeps kinds apart: a place cannot pass for a proven skill.
export const skillFacet = (skill: string) => `s:${skillKey(skill)}`
export const provenFacet = (skill: string, level: string) => `v:${level}:${skillKey(skill)}`
const categoryFacet = (slug: string) => `c:${slug}`
const languageFacet = (language: string) => `g:${language}`
const availabilityFacet = (filter: string) => `a:${filter}`
const placeFacet = (word: string) => `l:${word}`

function facetsOf(source: ListingSource, proven: readonly ProvenSkill[], skills: readonly string[]): string[] {
  const levels = proven
    .slice(0, provenFacets)
    .flatMap(({ skill, difficulty }) =>
      difficulties.filter((level) => reachesLevel(difficulty, level)).map((level) => provenFacet(skill, level)),
    )
  return [
    ...new Set([
      ...skills.map(skillFacet),
      ...levels,
      ...talentCategoriesOf(skills).map(categoryFacet),
      ...source.languages.map(languageFacet),
      ...placeWords(source.location).map(placeFacet),
      ...(source.availability === 'available' ? [availabilityFacet('available')] : []),
      ...(source.availability === 'available' || source.availability === 'limited' ? [availabilityFacet('open')] : []),
    ]),
  ]
}

/** The words of a place without case and accents, so that `sao paulo` is São Paulo. */
function placeWords(location: string): string[] {
  const plain = location.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, locationWords)
}

export type FacetQuery = {
  category?: string | undefined
  skill?: string | undefined
  level?: string | undefined
  location?: string | undefined
  availability?: string | undefined
  language?: string | undefined
}

export function wantedFacets({ category, skill, level, location, availability, language }: FacetQuery): string[] {
  const named = skill?.trim() ?? ''
  return [
    ...(category === undefined ? [] : [categoryFacet(category)]),
    ...(named === '' ? [] : [level === undefined ? skillFacet(named) : provenFacet(named, level)]),
    ...(language === undefined ? [] : [languageFacet(language)]),
    ...(availability === undefined ? [] : [availabilityFacet(availability)]),
    ...placeWords(location ?? '').map(placeFacet),
  ]
}

/** The rates asked for, in cents. People who state none are found only where none are asked for. */
export function ratesOf({ minRate, maxRate }: { minRate?: number | undefined; maxRate?: number | undefined }) {
  const from = toCents(minRate ?? 0)
  return {
    from: minRate === undefined && maxRate === undefined ? from : Math.max(from, 1),
    to: toCents(maxRate ?? 100_000),
  }
}

/** Bits of the trigrams of texts, as PostgreSQL writes them. */
export function textSignatureOf(texts: readonly string[]): string {
  const bits = new Array<string>(textSignatureBits).fill('0')
  for (const text of texts) for (const trigram of trigrams(text)) bits[hashOf(trigram) % textSignatureBits] = '1'
  return bits.join('')
}

/** Facets share bits by chance, so the real facets are compared too. */
export function signatureOf(facets: readonly string[]): string {
  const bits = new Array<string>(signatureBits).fill('0')
  for (const facet of facets) for (const place of placesOf(facet)) bits[place] = '1'
  return bits.join('')
}

function placesOf(facet: string): number[] {
  const hash = hashOf(facet)
  return Array.from({ length: bitsPerFacet }, (_, which) => (hash >>> (which * 12)) % signatureBits)
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
}
