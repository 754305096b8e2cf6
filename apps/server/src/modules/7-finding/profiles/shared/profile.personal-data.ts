import { dollars, type PersonalTable, removeFilesOf } from '../../../1-ground/personal-tables/shared/personal-table.ts'

/** Subquery: pictures the person uploaded, and where the copy puts each. `$1` is the account's id. */
export const pictures = `(select i.*, 'files/pictures/' || i.id || '.' || split_part(i.content_type, '/', 2) as path,
    true as included
  from profile_images i where i.owner_id = $1) picture`

export const profilePersonalTables: readonly PersonalTable[] = [
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
          portfolio, show_email as "showEmail", availability,
          hours_per_week as "hoursPerWeek", languages, may_be_found as "mayBeFound", published_at as "publishedAt", updated_at as "updatedAt"`,
        from: 'profiles',
        where: 'user_id = $1',
        key: 'user_id',
      },
    ],
    deletion: { sql: 'delete from profiles where user_id = $1', removes: 'Your profile and its pictures' },
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
      },
    ],
    deletion: { sql: removeFilesOf('profile_images', 'owner_id') },
    guarded: true,
  },
]
