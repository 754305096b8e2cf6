import { messageFilesOf, messageTables } from './personal-messages.queries.ts'
import { signInTables } from './personal-sign-in.queries.ts'
import {
  dollars,
  type ExportPart,
  exportedFileBytes,
  type PersonalTable,
  removeFilesOf,
  uuidKey,
} from './personal-table.ts'

/**
 * What the database knows about a person: every table with a column that refers to `users`. The copy of one's data and the
 * deletion of an account both follow this list, and a test compares it with the database. A new table needs an entry here.
 */
/** Deliverables the person sent, with how many bytes the newer ones take, and where the copy puts each. */
const sentFiles = `(select f.id, f.filename, f.size_bytes, f.sha256, f.storage_key, d.version, d.submitted_at, p.project_id,
    'files/deliveries/' || p.project_id || '/version-' || d.version || '/' || (f.position + 1) || '-' || f.filename as path,
    sum(f.size_bytes) over (order by d.submitted_at desc, f.id) <= ${exportedFileBytes} as included
  from proposals p join deliveries d on d.proposal_id = p.id join deliverables f on f.delivery_id = d.id
  where p.freelancer_id = $1) sent`
const pictures = `(select i.*, 'files/pictures/' || i.id || '.' || split_part(i.content_type, '/', 2) as path
  from profile_images i where i.owner_id = $1) picture`

/** The files of a copy. `included` is false where the copy has no room for them. */
export const exportedFiles = [
  { columns: 'path, storage_key, included', from: sentFiles, where: 'true', key: 'id', ...uuidKey },
  { columns: 'path, storage_key, included', from: messageFilesOf(sentFiles), where: 'true', key: 'id', ...uuidKey },
  { columns: 'path, storage_key, true as included', from: pictures, where: 'true', key: 'id', ...uuidKey },
] as const

/** In the order of deletion: rows go before those they refer to. */
export const personalTables: readonly PersonalTable[] = [
  ...messageTables(sentFiles),
  {
    table: 'proposals',
    columns: ['freelancer_id'],
    export: [
      {
        name: 'proposals',
        about: 'Proposals you sent, and how each ended.',
        columns: `p.id, p.project_id as "projectId", j.title as "projectTitle", p.message, ${dollars('p.bid_cents')} as "bidAmount",
          p.delivery_days as "deliveryDays", p.skills, p.status, p.delivery_status as "deliveryStatus",
          p.created_at as "createdAt", p.accepted_at as "acceptedAt"`,
        from: 'proposals p join projects j on j.id = p.project_id',
        where: 'p.freelancer_id = $1',
        key: 'p.id',
        ...uuidKey,
      },
      {
        name: 'deliveries',
        about: 'Deliveries you sent, with the feedback you got.',
        columns: `d.id, p.project_id as "projectId", d.version, d.message, d.status, d.feedback,
          d.submitted_at as "submittedAt", d.decided_at as "decidedAt"`,
        from: 'deliveries d join proposals p on p.id = d.proposal_id',
        where: 'p.freelancer_id = $1',
        key: 'd.id',
        ...uuidKey,
      },
      {
        name: 'delivered-files',
        about: 'Files of your deliveries. Where "included" is false, the copy had no room for the file itself.',
        columns: `id, project_id as "projectId", version, filename, size_bytes as "size", sha256,
          submitted_at as "submittedAt", included, case when included then path end as "path"`,
        from: sentFiles,
        where: 'true',
        key: 'id',
        ...uuidKey,
      },
    ],
    deletion: {
      sql: `with gone as (
          delete from proposals where (freelancer_id = $1 and status <> 'accepted')
            or project_id in (select id from projects where client_id = $1 and status = 'active')
          returning project_id
        )
        update projects set proposal_count = proposal_count - counted.proposals
        from (select project_id, count(*) as proposals from gone group by 1) as counted
        where projects.id = counted.project_id`,
      removes: 'Your proposals that were not accepted.',
      keeps: {
        what: 'Your proposals that were accepted, and what you delivered for them.',
        why: 'The client relies on the work and on what was agreed. They see “Former member” instead of your name.',
      },
      keptColumns: ['proposals.message', 'proposals.skills', 'deliveries.message', 'deliverables.filename'],
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
        ...uuidKey,
      },
      {
        name: 'feedback-given',
        about: 'What you wrote about deliveries for your projects.',
        columns: 'd.id, j.id as "projectId", d.version, d.feedback, d.decided_at as "decidedAt"',
        from: 'projects j join proposals p on p.project_id = j.id join deliveries d on d.proposal_id = p.id',
        where: `j.client_id = $1 and d.feedback <> ''`,
        key: 'd.id',
        ...uuidKey,
      },
    ],
    deletion: {
      sql: `delete from projects where client_id = $1 and status = 'active'`,
      removes: 'Your projects that nobody works on yet, and the proposals for them. Their freelancers are told.',
      keeps: {
        what: 'Your completed projects, with their history, your feedback and the delivered files.',
        why: 'The freelancer relies on the record of their work. They see “Former member” instead of your name.',
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
        keyType: 'text',
      },
    ],
    // Part of a completed project. One that goes has none, as work on it never began.
    deletion: { keptColumns: ['project_edits.before', 'project_edits.after'] },
    guarded: false,
  },
  {
    table: 'assessment_results',
    columns: ['user_id'],
    export: [
      {
        name: 'results',
        about: 'Your results, verified and self-reported.',
        columns: `id, kind, source, skill, difficulty, score, total_questions as "totalQuestions", percentage, status,
          attempt_number as "attemptNumber", on_profile as "onProfile", completed_at as "completedAt"`,
        from: 'assessment_results',
        where: 'user_id = $1',
        key: 'id',
        ...uuidKey,
      },
    ],
    deletion: {
      sql: `with own as (select id from assessment_results where user_id = $1),
          withdrawn as (delete from withdrawn_results where result_id in (select id from own))
        delete from assessment_results where user_id = $1`,
      removes:
        'Your assessments, results and practice. Signed credentials you shared are shown as withdrawn from then on.',
      keeps: {
        what: 'The numbers of your credentials in the public status lists.',
        why: 'Anyone you gave a credential to can then see that it no longer counts. A number says nothing about you.',
      },
    },
    guarded: true,
  },
  {
    table: 'assessment_attempts',
    columns: ['user_id'],
    export: [
      {
        name: 'attempts',
        about: 'Your assessments: the questions, and the answers you chose. The right answers are not part of it.',
        columns: `id, skill, difficulty, kind, source, attempt_number as "attemptNumber", started_at as "startedAt",
          deadline_at as "deadlineAt", finished_at as "finishedAt",
          (select json_agg(json_strip_nulls(json_build_object('question', q -> 'question', 'code', q -> 'code',
              'options', q -> 'options', 'yourAnswer', q -> 'options' -> answers[n::int])) order by n)
            from jsonb_array_elements(questions) with ordinality as asked (q, n)) as questions`,
        from: 'assessment_attempts',
        where: 'user_id = $1',
        key: 'id',
        ...uuidKey,
      },
    ],
    deletion: { sql: 'delete from assessment_attempts where user_id = $1' },
    guarded: true,
  },
  {
    table: 'courses',
    columns: ['user_id'],
    export: [
      {
        name: 'courses',
        about: 'Courses you keep. Those of our library are named, those written for you are here in full.',
        columns: `id, prompt, library_id as "libraryCourse", title, description, lessons, done_lessons as "doneLessons",
          share_key is not null as "shared", created_at as "createdAt"`,
        from: 'courses',
        where: 'user_id = $1',
        key: 'id',
        ...uuidKey,
      },
    ],
    deletion: { sql: 'delete from courses where user_id = $1', removes: 'Your courses and saved units.' },
    guarded: true,
  },
  {
    table: 'saved_units',
    columns: ['user_id'],
    export: [
      {
        name: 'saved-units',
        about: 'Learning units you saved.',
        columns: 'unit_id as "unit", saved_at as "savedAt"',
        from: 'saved_units',
        where: 'user_id = $1',
        key: 'unit_id',
        keyType: 'text',
      },
    ],
    deletion: { sql: 'delete from saved_units where user_id = $1' },
    guarded: true,
  },
  {
    table: 'profiles',
    columns: ['user_id'],
    export: [
      {
        name: 'profile',
        about: 'Your public profile.',
        columns: `name, title, location, ${dollars('hourly_rate_cents')} as "hourlyRate", rating::float8 as rating,
          total_jobs as "totalJobs", completion_rate::float8 as "completionRate", current_projects as "currentProjects",
          ${dollars('earnings_cents')} as earnings, profile_image as "profileImage", bio, skills, education, experience,
          portfolio, show_email as "showEmail", published_at as "publishedAt", updated_at as "updatedAt"`,
        from: 'profiles',
        where: 'user_id = $1',
        key: 'user_id',
        ...uuidKey,
      },
    ],
    deletion: { sql: 'delete from profiles where user_id = $1', removes: 'Your profile and its pictures.' },
    guarded: true,
  },
  {
    table: 'profile_images',
    columns: ['owner_id'],
    export: [
      {
        name: 'pictures',
        about: 'Pictures you uploaded.',
        columns: `id, kind, content_type as "contentType", size_bytes as "size", width, height,
          created_at as "createdAt", path`,
        from: pictures,
        where: 'true',
        key: 'id',
        ...uuidKey,
      },
    ],
    deletion: { sql: removeFilesOf('profile_images', 'owner_id') },
    guarded: true,
  },
  {
    table: 'notifications',
    columns: ['user_id'],
    export: [
      {
        name: 'notifications',
        about: 'What we notified you of.',
        columns: `id, kind, facts - 'actorId' as facts, created_at as "createdAt", read_at as "readAt"`,
        from: 'notifications',
        where: 'user_id = $1',
        key: 'id',
        ...uuidKey,
      },
    ],
    deletion: {
      sql: `with own as (delete from notifications where user_id = $1)
        update notifications set facts = jsonb_set(facts, '{actorName}', '"Former member"')
        where facts ->> 'actorId' = ($1::uuid)::text and user_id <> $1`,
      removes: 'Your notifications and the record of mails we sent you.',
      keeps: {
        what: 'Notifications that others got about your projects and proposals.',
        why: 'They are theirs. They keep the titles of projects; your name becomes “Former member”.',
      },
      keptColumns: ['notifications.facts'],
    },
    guarded: false,
  },
  {
    table: 'notification_settings',
    columns: ['user_id'],
    export: [
      {
        name: 'notification-settings',
        about: 'What you chose to be mailed, and when.',
        columns: `choices, muted_groups as "mutedGroups", quiet_from as "quietFromMinute", quiet_to as "quietToMinute",
          time_zone as "timeZone", digest_hour as "digestHour", saved_at as "savedAt"`,
        from: 'notification_settings',
        where: 'user_id = $1',
        key: 'user_id',
        ...uuidKey,
      },
    ],
    deletion: { sql: 'delete from notification_settings where user_id = $1' },
    guarded: true,
  },
  {
    table: 'mails',
    columns: ['user_id'],
    export: [
      {
        name: 'mails',
        about: 'Mails we sent you lately: which, where to and when.',
        columns: `id, kind, to_address as "to", created_at as "createdAt", sent_at as "sentAt", failed_at as "failedAt"`,
        from: 'mails',
        where: 'user_id = $1',
        key: 'id',
        ...uuidKey,
      },
    ],
    deletion: {
      sql: 'delete from mails where user_id = $1',
      keeps: {
        what: 'The address of the mail that confirms the deletion, for 30 days.',
        why: 'It is the proof that we told you. If the mail cannot be delivered, it is kept for 90 days.',
      },
      keptColumns: ['mails.to_address'],
    },
    guarded: false,
  },
  {
    table: 'idempotency_keys',
    columns: ['user_id'],
    export: { none: 'Copies of answers, kept for a day in case a call is repeated.' },
    deletion: {
      sql: 'delete from idempotency_keys where user_id = $1',
      keeps: {
        what: 'Copies of answers that others got, which may name you, for a day at most.',
        why: 'A call that is repeated after a lost connection gets the same answer.',
      },
      keptColumns: ['idempotency_keys.answer'],
    },
    guarded: true,
  },
  {
    table: 'data_exports',
    columns: ['user_id'],
    export: { none: 'The copies themselves.' },
    deletion: { sql: removeFilesOf('data_exports', 'user_id'), removes: 'Copies of your data that we made.' },
    guarded: true,
  },
  ...signInTables,
  {
    table: 'account_tokens',
    columns: ['user_id'],
    export: [
      {
        name: 'mailed-links',
        about:
          'Links we mailed you to confirm an address or choose a password. What they carry is stored only as a hash.',
        columns: `purpose, email, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt",
          revoked_at as "revokedAt"`,
        from: 'account_tokens',
        where: 'user_id = $1',
        key: `encode(token_hash, 'hex')`,
        keyType: 'text',
      },
    ],
    deletion: {
      // One that still works would bring the address back to the emptied account.
      sql: 'delete from account_tokens where user_id = $1',
      removes: 'Links in mails that confirm an address or choose a password: they stop working.',
    },
    guarded: true,
  },
  {
    table: 'sessions',
    columns: ['user_id'],
    export: [
      {
        name: 'sessions',
        about: 'Where you are signed in.',
        columns: `created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
          user_agent as "browser", address as "network"`,
        from: 'sessions',
        where: 'user_id = $1',
        key: `encode(token_hash, 'hex')`,
        keyType: 'text',
      },
    ],
    deletion: { removes: 'All your sessions: you are signed out everywhere.' },
    guarded: true,
  },
  {
    table: 'known_devices',
    columns: ['user_id'],
    export: [
      {
        name: 'known-devices',
        about: 'Browsers and systems that signed in to your account, so that we can tell you of a new one.',
        columns: `kind as "device", last_seen_at as "lastSeenAt"`,
        from: 'known_devices',
        where: 'user_id = $1',
        key: 'kind',
        keyType: 'text',
      },
    ],
    deletion: {
      sql: 'delete from known_devices where user_id = $1',
      removes: 'Which browsers and systems signed in to your account.',
    },
    guarded: true,
  },
]

/** The account itself, which every other table refers to. */
export const accountPart: ExportPart = {
  name: 'account',
  about: 'Your account.',
  columns: 'id, username, email, email_confirmed_at as "emailConfirmedAt", created_at as "createdAt"',
  from: 'users',
  where: 'id = $1',
  key: 'id',
  ...uuidKey,
}

export const keptAccount = {
  what: 'An empty account named “Former member”, with the day it was made.',
  why: 'What you completed with others refers to it. Your address is free for a new account.',
}

/** What names a person by other means than a reference. */
export const furtherDeletions = [`delete from ai_usage where key = 'user:' || ($1::uuid)::text`] as const
