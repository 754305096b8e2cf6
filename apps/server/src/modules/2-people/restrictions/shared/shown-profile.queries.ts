import { hiddenText } from './hidden.queries.ts'

/**
 * For raw SQL, where a profile is joined for its name, title and picture: true unless operators hid it. The two sides of a
 * contract, running or past, still read each other's.
 * @param personId whose profile it is
 * @param readerId who reads it
 */
export const shownProfileText = (personId: string, readerId: string) =>
  `not (${hiddenText('profile', personId)} and ${personId} <> ${readerId} and not exists (select from partners
    where partners.person_id = ${personId} and partners.partner_id = ${readerId}))`
