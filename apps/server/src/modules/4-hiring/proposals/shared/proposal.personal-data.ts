import {
  dollars,
  exportedFileBytes,
  keepReasons,
  type PersonalTable,
} from '../../../1-ground/personal-tables/shared/personal-table.ts'

/**
 * Subquery: files, newest first up to the copy's limit, with their paths in it. `$1` is the account's id. `before`: subqueries of
 * the files that take their place in the copy first.
 */
export const proposedFiles = (
  before: readonly string[],
) => `(select f.id, f.proposal_id, f.filename, f.size_bytes, f.sha256, f.storage_key, f.created_at,
    'files/proposals/' || coalesce(f.proposal_id, f.id) || '/' || (f.position + 1) || '-' || f.filename as path,
    sum(f.size_bytes) over (order by f.created_at desc, f.id)
      ${before.map((files) => `+ (select coalesce(sum(size_bytes), 0) from ${files})`).join('\n      ')} <= ${exportedFileBytes} as included
  from proposal_files f where f.owner_id = $1) proposed`

export const proposalPersonalTables = (filesBefore: readonly string[]): readonly PersonalTable[] => [
  {
    table: 'proposals',
    columns: ['freelancer_id'],
    export: [
      {
        name: 'proposals',
        about: 'Proposals you sent, and how each ended.',
        columns: `p.id, p.project_id as "projectId", j.title as "projectTitle", p.message, ${dollars('p.bid_cents')} as "bidAmount",
          p.delivery_days as "deliveryDays", p.skills, p.milestones, p.status, p.delivery_status as "deliveryStatus",
          p.created_at as "createdAt", p.accepted_at as "acceptedAt"`,
        from: 'proposals p join projects j on j.id = p.project_id',
        where: 'p.freelancer_id = $1',
        key: 'p.id',
      },
      {
        name: 'proposal-changes',
        about: 'How your proposals changed: what you edited, and counter-offers that were accepted.',
        columns: 'e.proposal_id as "proposalId", e.version, e.cause, e.edited_at as "editedAt", e.before, e.after',
        from: 'proposal_edits e join proposals p on p.id = e.proposal_id',
        where: 'p.freelancer_id = $1',
        key: `e.proposal_id || ':' || lpad(e.version::text, 10, '0')`,
      },
      {
        name: 'counter-offers',
        about: 'Counter-offers about your proposals, or about proposals you got.',
        columns: `c.id, c.proposal_id as "proposalId", c.by, ${dollars('c.bid_cents')} as "bidAmount",
          c.delivery_days as "deliveryDays", c.milestones, c.message, c.status, c.created_at as "createdAt"`,
        from: 'proposal_counters c join proposals p on p.id = c.proposal_id',
        where: 'p.freelancer_id = $1 or p.client_id = $1',
        key: 'c.id',
      },
      {
        name: 'proposal-notes',
        about: 'What you noted about proposals you got.',
        columns: 'n.proposal_id as "proposalId", n.mark, n.note',
        from: 'proposal_notes n join projects j on j.id = n.project_id',
        where: 'j.client_id = $1',
        key: 'n.proposal_id',
      },
    ],
    deletion: {
      // Notes are private, so they go even where the proposals stay.
      sql: `with noted as (
          delete from proposal_notes where project_id in (select id from projects where client_id = $1)
        ), gone as (
          delete from proposals where (freelancer_id = $1 and status <> 'accepted')
            or project_id in (select id from projects where client_id = $1 and status in ('active', 'closed'))
          returning id, project_id, status
        ), files as (
          delete from proposal_files where proposal_id in (select id from gone)
          returning storage_key
        ), left_over as (
          insert into pending_files (storage_key, created_at) select storage_key, '1970-01-01Z' from files
        )
        update projects set proposal_count = proposal_count - counted.proposals
        from (select project_id, count(*) as proposals from gone where status <> 'withdrawn' group by 1) as counted
        where projects.id = counted.project_id`,
      removes: 'Your proposals that were not accepted',
      keeps: {
        what: 'Your proposals that were accepted, and what you delivered for them',
        why: keepReasons.others,
      },
      keptColumns: [
        'proposals.message',
        'proposals.skills',
        'proposals.milestones',
        'deliveries.message',
        'deliverables.filename',
        'proposal_edits.before',
        'proposal_edits.after',
        'proposal_counters.message',
        'proposal_counters.milestones',
      ],
    },
    guarded: true,
  },
  {
    table: 'proposal_files',
    columns: ['owner_id'],
    export: [
      {
        name: 'proposal-files',
        about: 'Files you uploaded for proposals. Where "included" is false, the copy had no room for the file itself.',
        columns: `id, proposal_id as "proposalId", filename, size_bytes as "size", sha256, created_at as "uploadedAt",
          included, case when included then path end as "path"`,
        from: proposedFiles(filesBefore),
        where: 'true',
        key: 'id',
      },
    ],
    deletion: {
      sql: `with gone as (delete from proposal_files where owner_id = $1 and proposal_id is null returning storage_key)
        insert into pending_files (storage_key, created_at) select storage_key, '1970-01-01Z' from gone`,
      removes: 'Files of your proposals that were not accepted',
      keptColumns: ['proposal_files.filename'],
    },
    guarded: true,
  },
]
