import { type ExportPart, exportedFileBytes } from '../../../1-ground/personal-tables/shared/personal-table.ts'

/** Subquery: files, newest first up to the copy's limit, with their paths in it. `$1` is the account's id. */
export const deliveredFiles = `(select f.id, f.filename, f.size_bytes, f.sha256, f.storage_key, d.version, d.submitted_at, p.project_id,
    'files/deliveries/' || p.project_id || '/version-' || d.version || '/' || (f.position + 1) || '-' || f.filename as path,
    sum(f.size_bytes) over (order by d.submitted_at desc, f.id) <= ${exportedFileBytes} as included
  from proposals p join deliveries d on d.proposal_id = p.id join deliverables f on f.delivery_id = d.id
  where p.freelancer_id = $1) sent`

export const deliveryParts: readonly ExportPart[] = [
  {
    name: 'deliveries',
    about: 'Deliveries you sent, with the feedback you got.',
    columns: `d.id, p.project_id as "projectId", d.version, d.message, d.status, d.feedback, d.criterion,
      d.submitted_at as "submittedAt", d.decided_at as "decidedAt"`,
    from: 'deliveries d join proposals p on p.id = d.proposal_id',
    where: 'p.freelancer_id = $1',
    key: 'd.id',
  },
  {
    name: 'delivered-files',
    about: 'Files of your deliveries. Where "included" is false, the copy had no room for the file itself.',
    columns: `id, project_id as "projectId", version, filename, size_bytes as "size", sha256,
      submitted_at as "submittedAt", included, case when included then path end as "path"`,
    from: deliveredFiles,
    where: 'true',
    key: 'id',
  },
]

export const feedbackPart: ExportPart = {
  name: 'feedback-given',
  about: 'What you wrote about deliveries for your projects.',
  columns: 'd.id, p.project_id as "projectId", d.version, d.feedback, d.criterion, d.decided_at as "decidedAt"',
  from: 'deliveries d join proposals p on p.id = d.proposal_id',
  where: `p.client_id = $1 and (d.feedback <> '' or d.criterion <> '')`,
  key: 'd.id',
}
