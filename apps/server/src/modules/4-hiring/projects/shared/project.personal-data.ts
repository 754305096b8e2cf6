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
export const briefFiles = (
  before: readonly string[],
) => `(select f.id, f.project_id, f.filename, f.size_bytes, f.sha256, f.storage_key, f.created_at,
    'files/projects/' || coalesce(f.project_id, f.id) || '/' || coalesce(f.position + 1, 0) || '-' || f.filename as path,
    sum(f.size_bytes) over (order by f.created_at desc, f.id)
      ${before.map((files) => `+ (select coalesce(sum(size_bytes), 0) from ${files})`).join('\n      ')} <= ${exportedFileBytes} as included
  from project_files f where f.owner_id = $1) brief`

export const projectPersonalTables = (filesBefore: readonly string[]): readonly PersonalTable[] => [
  {
    table: 'project_files',
    columns: ['owner_id'],
    export: [
      {
        name: 'project-files',
        about: 'Files you attached to projects. Where "included" is false, the copy had no room for the file itself.',
        columns: `id, project_id as "projectId", filename, size_bytes as "size", sha256, created_at as "uploadedAt",
          included, case when included then path end as "path"`,
        from: briefFiles(filesBefore),
        where: 'true',
        key: 'id',
      },
    ],
    deletion: {
      sql: `with gone as (delete from project_files where owner_id = $1 and project_id is null returning storage_key)
        insert into pending_files (storage_key, created_at) select storage_key, '1970-01-01Z' from gone`,
      removes: 'Files of your projects that nobody works on yet',
      keptColumns: ['project_files.filename'],
    },
    guarded: true,
  },
  {
    table: 'projects',
    columns: ['client_id'],
    export: [
      {
        name: 'projects',
        about: 'Projects you posted.',
        columns: `id, title, description, ${dollars('price_cents')} as "price", category, image,
          required_skills as "requiredSkills", deadline_at as "deadline", minimum_level as "minimumLevel", status,
          proposal_count as "proposalCount", created_at as "createdAt", edited_at as "editedAt"`,
        from: 'projects',
        where: 'client_id = $1',
        key: 'id',
      },
    ],
    deletion: {
      sql: `with gone as (
          delete from projects where client_id = $1 and status in ('active', 'closed') returning id
        ), files as (
          delete from project_files where project_id in (select id from gone) returning storage_key
        )
        insert into pending_files (storage_key, created_at) select storage_key, '1970-01-01Z' from files`,
      removes: 'Your projects that nobody works on yet, and the proposals for them',
      keeps: {
        what: 'Your completed projects, with their history, your feedback and the delivered files',
        why: keepReasons.others,
      },
      keptColumns: [
        'projects.title',
        'projects.description',
        'projects.required_skills',
        'projects.image',
        'projects.search_text',
        'deliveries.feedback',
      ],
    },
    guarded: true,
  },
  {
    table: 'project_edits',
    columns: ['edited_by'],
    export: [
      {
        name: 'project-edits',
        about: 'Changes you made to projects while a freelancer was at work on them.',
        columns: 'project_id as "projectId", number, edited_at as "editedAt", fields, before, after',
        from: 'project_edits',
        where: 'edited_by = $1',
        key: `project_id || ':' || lpad(number::text, 10, '0')`,
      },
    ],
    // Part of a completed project. One that goes has none, as work on it never began.
    deletion: { keptColumns: ['project_edits.before', 'project_edits.after'] },
    guarded: false,
  },
]
