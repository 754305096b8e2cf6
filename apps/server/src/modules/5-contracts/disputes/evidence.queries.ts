import {
  evidenceCharacters,
  evidenceExcerpt,
  evidenceMessagesMaximum,
  type MessageEventKind,
} from '@guildhall/contract'
import { type Db, queryPlanned } from '../../../platform/database/database.ts'

export type EvidenceFile = { filename: string; size: number; sha256: string }
export type EvidenceVersionRow = {
  version: number
  submittedAt: Date
  message: string
  messageTruncated: boolean
  status: 'submitted' | 'approved' | 'rejected'
  feedback: string
  feedbackTruncated: boolean
  decidedAt: Date | null
  files: EvidenceFile[]
}

export function listEvidenceVersions(db: Db, proposalId: string) {
  return queryPlanned<EvidenceVersionRow>(
    db,
    `select version, submitted_at as "submittedAt", status, decided_at as "decidedAt",
       case when whole then message else left(message, ${evidenceExcerpt}) end as message,
       not whole and char_length(message) > ${evidenceExcerpt} as "messageTruncated",
       case when whole then feedback else left(feedback, ${evidenceExcerpt}) end as feedback,
       not whole and char_length(feedback) > ${evidenceExcerpt} as "feedbackTruncated",
       (select coalesce(json_agg(json_build_object('filename', f.filename, 'size', f.size_bytes, 'sha256', f.sha256)
          order by f.position), '[]') from deliverables f where f.delivery_id = listed.id) as files
     from (
       select *, sum(char_length(message) + char_length(feedback)) over (order by version desc) <= ${evidenceCharacters} as whole
       from deliveries where proposal_id = $1
     ) listed order by version desc`,
    [proposalId],
  )
}

export type EvidenceEditRow = { number: number; at: Date; fields: string[] }

export function listEvidenceEdits(db: Db, projectId: string) {
  return queryPlanned<EvidenceEditRow>(
    db,
    `select number, edited_at as at, fields from project_edits where project_id = $1 order by number`,
    [projectId],
  )
}

export type EvidenceMessageRow = {
  seq: number
  authorId: string
  at: Date
  text: string
  files: EvidenceFile[]
  event: MessageEventKind | null
  editedAt: Date | null
  deletedAt: Date | null
  /** Including those left out. */
  total: number
}

/** The newest messages that fit the limits, the oldest of them first; without events of other projects. */
export function listEvidenceMessages(db: Db, { contractId, until }: { contractId: string; until: Date }) {
  return queryPlanned<EvidenceMessageRow>(
    db,
    `select seq, author_id as "authorId", at, text, event, edited_at as "editedAt", deleted_at as "deletedAt", total,
       (select coalesce(json_agg(json_build_object('filename', f.filename, 'size', f.size_bytes, 'sha256', f.sha256)
          order by f.position), '[]') from evidence_files f
        where f.conversation_id = listed.conversation_id and f.seq = listed.seq) as files
     from (
       select m.conversation_id, m.seq, m.author_id, m.at, m.text, m.event, m.edited_at, m.deleted_at,
         count(*) over () as total, row_number() over newest as place, sum(char_length(m.text)) over newest as characters
       from contracts c
         join proposals p on p.id = c.proposal_id
         join evidence_messages m on m.low_id = least(c.client_id, c.freelancer_id)
           and m.high_id = greatest(c.client_id, c.freelancer_id) and m.at between p.created_at and $2::timestamptz
       where c.id = $1 and (m.event is null or m.project_id = c.project_id::text)
       window newest as (order by m.seq desc)
     ) listed
     where place <= ${evidenceMessagesMaximum} and characters <= ${evidenceCharacters}
     order by seq`,
    [contractId, until.toISOString()],
  )
}
