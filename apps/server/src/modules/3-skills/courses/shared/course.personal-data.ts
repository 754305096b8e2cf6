import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const coursePersonalTables: readonly PersonalTable[] = [
  {
    table: 'course_work',
    columns: ['user_id'],
    export: [
      {
        name: 'course-work',
        about:
          'How far you have read in courses, and what you keep of the projects of our library. A course that was written for you is named by its id.',
        columns: `course_id as "course", finished as "finishedSteps", project_steps as "projectSteps",
          project_criteria as "projectCriteria", project_link as "projectLink", updated_at as "updatedAt"`,
        from: 'course_work',
        where: 'user_id = $1',
        key: 'course_id',
      },
    ],
    deletion: { sql: 'delete from course_work where user_id = $1', removes: 'Your progress and projects in courses' },
    guarded: true,
  },
  {
    table: 'courses',
    columns: ['user_id'],
    export: [
      {
        name: 'courses',
        about: 'Courses you keep. Those of our library are named, those written for you are here in full.',
        columns: `id, prompt, library_id as "libraryCourse", title, description, lessons, unwritten_titles as "unwrittenLessons",
          done_lessons as "doneLessons",
          share_key is not null as "shared", created_at as "createdAt"`,
        from: 'courses',
        where: 'user_id = $1',
        key: 'id',
      },
    ],
    deletion: { sql: 'delete from courses where user_id = $1', removes: 'Your courses and saved units' },
    guarded: true,
  },
]
