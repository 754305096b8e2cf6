import { formatUsd, type ReportTargetKind, reviewScoreMaximum, toDollars } from '@guildhall/contract'
import { type Db, queryPlanned, type Tx } from '../../../platform/database/database.ts'
import type { EducationEntry, ExperienceEntry, PortfolioEntry } from '../../1-ground/users/profile.tables.ts'
import { shownNameText } from '../../1-ground/users/shared/shown-person.queries.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { suspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import type { Milestone } from '../../4-hiring/proposals/shared/milestone.rules.ts'
import { shownReviewText } from '../../7-finding/reviews/shared/shown-review.queries.ts'
import type { SnapshotPart } from './report.tables.ts'

/** What is looked up: `seq` is 0 for everything but messages. */
export type Wanted = { targetId: string; seq: number; viewerId: string; now: Date }
/** `personId`: its author. `label`: its name in lists. */
export type Target = { personId: string; label: string; parts: SnapshotPart[] }
type Lookup = (db: Db | Tx, wanted: Wanted) => Promise<Target | undefined>

export const reportTargets: Record<ReportTargetKind, Lookup> = {
  profile: findProfile,
  project: findProject,
  message: findMessage,
  conversation: findConversation,
  review: findReview,
  reply: findReply,
  proposal: findProposal,
}

const labelLength = 120
const labelOf = (text: string) => [...text].slice(0, labelLength).join('')

async function findProfile(db: Db | Tx, { targetId }: Wanted): Promise<Target | undefined> {
  type Row = {
    name: string
    username: string
    title: string
    location: string
    bio: string
    skills: string[]
    education: EducationEntry[]
    experience: ExperienceEntry[]
    portfolio: PortfolioEntry[]
    picture: string
  }
  const [row] = await queryPlanned<Row>(
    db,
    `select p.name, u.username, p.title, p.location, p.bio, p.skills, p.education, p.experience, p.portfolio,
       p.profile_image as picture
     from profiles p join users u on u.id = p.user_id
     where p.user_id = $1 and u.deleted_at is null and not ${suspendedText('p.user_id')} and not ${hiddenText('profile', 'p.user_id')}`,
    [targetId],
  )
  if (!row) return undefined
  const lines = (entries: object[]) =>
    entries.map((entry) => Object.values(entry).filter(Boolean).join(', ')).join('\n')
  return {
    personId: targetId,
    label: row.name.trim() || row.username,
    parts: [
      { label: 'Name', text: row.name },
      { label: 'Username', text: row.username },
      { label: 'Headline', text: row.title },
      { label: 'Location', text: row.location },
      { label: 'About', text: row.bio },
      { label: 'Skills', text: row.skills.join(', ') },
      { label: 'Experience', text: lines(row.experience) },
      { label: 'Education', text: lines(row.education) },
      { label: 'Portfolio', text: lines(row.portfolio) },
      { label: 'Picture', text: row.picture },
    ],
  }
}

async function findProject(db: Db | Tx, { targetId, viewerId }: Wanted): Promise<Target | undefined> {
  type Row = {
    clientId: string
    title: string
    description: string
    image: string
    skills: string[]
    priceCents: number
    files: string[]
  }
  const [row] = await queryPlanned<Row>(
    db,
    `select p.client_id as "clientId", p.title, p.description, p.image, p.required_skills as skills,
       p.price_cents as "priceCents",
       array(select f.filename from project_files f where f.project_id = p.id and f.position is not null
         order by f.position) as files
     from projects p
     where p.id = $1 and (p.client_id = $2 or exists (select from proposals a where a.project_id = p.id and a.freelancer_id = $2)
       or (p.status <> 'active' or not ${suspendedText('p.client_id')}) and not p.is_private
         and not ${hiddenText('project', 'p.id')})`,
    [targetId, viewerId],
  )
  if (!row) return undefined
  return {
    personId: row.clientId,
    label: labelOf(row.title),
    parts: [
      { label: 'Title', text: row.title },
      { label: 'Description', text: row.description },
      { label: 'Skills', text: row.skills.join(', ') },
      { label: 'Budget', text: formatUsd(toDollars(row.priceCents)) },
      { label: 'Picture', text: row.image },
      { label: 'Files', text: row.files.join('\n') },
    ],
  }
}

/** Only members can report a message. The report is about the other member, also if the message is an event. */
async function findMessage(db: Db | Tx, { targetId, seq, viewerId }: Wanted): Promise<Target | undefined> {
  type Row = { otherId: string; isOwn: boolean; text: string; files: string[] }
  const [row] = await queryPlanned<Row>(
    db,
    `select me.other_id as "otherId", m.author_id = $3 and m.kind <> 'event' as "isOwn", m.text,
       array(select f.filename from message_files f where f.conversation_id = m.conversation_id and f.seq = m.seq
         order by f.position) as files
     from conversation_members me join messages m on m.conversation_id = me.conversation_id
     where me.conversation_id = $1 and m.seq = $2 and me.user_id = $3
       and (m.author_id = $3 or not ${hiddenText('message', 'm.conversation_id', 'm.seq')})`,
    [targetId, seq, viewerId],
  )
  if (!row) return undefined
  const { otherId, isOwn, text, files } = row
  return {
    personId: isOwn ? viewerId : otherId,
    label: labelOf(text.trim() || files.join(', ') || 'A message'),
    parts: [
      { label: 'Message', text },
      { label: 'Files', text: files.join('\n') },
    ],
  }
}

async function findConversation(db: Db | Tx, { targetId, viewerId }: Wanted): Promise<Target | undefined> {
  const [row] = await queryPlanned<{ otherId: string; name: string }>(
    db,
    `select me.other_id as "otherId", u.username as name from conversation_members me join users u on u.id = me.other_id
     where me.conversation_id = $1 and me.user_id = $2`,
    [targetId, viewerId],
  )
  return row && { personId: row.otherId, label: row.name, parts: [] }
}

type ReviewFacts = {
  authorId: string
  authorName: string
  subjectId: string
  subjectName: string
  title: string
  rating: number
  text: string
  reply: string | null
  isReplyHidden: boolean
}

async function findPublicReview(db: Db | Tx, { targetId, now }: Wanted): Promise<ReviewFacts | undefined> {
  const name = (person: string) => `(select ${shownNameText('u', 'p')} from users u
    left join profiles p on p.user_id = u.id and not ${hiddenText('profile', 'u.id')} where u.id = ${person})`
  const [row] = await queryPlanned<ReviewFacts>(
    db,
    `select r.author_id as "authorId", ${name('r.author_id')} as "authorName", r.subject_id as "subjectId",
       ${name('r.subject_id')} as "subjectName", c.title, r.rating, r.text, r.reply, ${hiddenText('reply', 'r.id')} as "isReplyHidden"
     from reviews r join contracts c on c.id = r.contract_id
     where r.id = $1 and r.revealed_at <= $2 and ${shownReviewText('r')}`,
    [targetId, now],
  )
  return row
}

/** The label must not name what hiding would hide. */
async function findReview(db: Db | Tx, wanted: Wanted): Promise<Target | undefined> {
  const row = await findPublicReview(db, wanted)
  if (!row) return undefined
  const { authorId, subjectName, title, rating, text, reply, isReplyHidden } = row
  return {
    personId: authorId,
    label: labelOf(subjectName),
    parts: [
      { label: 'Contract', text: title },
      { label: 'Rating', text: `${rating} of ${reviewScoreMaximum}` },
      { label: 'Review', text },
      { label: 'Reply', text: isReplyHidden ? '' : (reply ?? '') },
    ],
  }
}

/** By the person who was reviewed, so hiding it leaves the review and its rating. */
async function findReply(db: Db | Tx, wanted: Wanted): Promise<Target | undefined> {
  const row = await findPublicReview(db, wanted)
  if (!row || row.reply === null || row.isReplyHidden) return undefined
  const { subjectId, authorName, title, text, reply } = row
  return {
    personId: subjectId,
    label: labelOf(authorName),
    parts: [
      { label: 'Contract', text: title },
      { label: 'Review', text },
      { label: 'Reply', text: reply },
    ],
  }
}

/** Only its two sides know of it, and so of its project, which may be private. */
async function findProposal(db: Db | Tx, { targetId, viewerId }: Wanted): Promise<Target | undefined> {
  type Row = {
    freelancerId: string
    project: string
    message: string
    bidCents: number
    days: number | null
    milestones: Milestone[]
    files: string[]
  }
  const [row] = await queryPlanned<Row>(
    db,
    `select a.freelancer_id as "freelancerId", j.title as project, a.message, a.bid_cents as "bidCents",
       a.delivery_days as days, a.milestones,
       array(select f.filename from proposal_files f where f.proposal_id = a.id order by f.position) as files
     from proposals a join projects j on j.id = a.project_id
     where a.id = $1 and $2 in (a.client_id, a.freelancer_id)`,
    [targetId, viewerId],
  )
  if (!row) return undefined
  const { freelancerId, project, message, bidCents, days, milestones, files } = row
  return {
    personId: freelancerId,
    label: labelOf(project),
    parts: [
      { label: 'Message', text: message },
      { label: 'Price', text: formatUsd(toDollars(bidCents)) },
      { label: 'Days', text: days === null ? '' : String(days) },
      {
        label: 'Milestones',
        text: milestones.map(({ title, cents }) => `${title}, ${formatUsd(toDollars(cents))}`).join('\n'),
      },
      { label: 'Files', text: files.join('\n') },
    ],
  }
}
