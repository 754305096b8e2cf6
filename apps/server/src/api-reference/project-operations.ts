import { type Chapter, fileDownload, paged, uploadRefusals } from './operation-facts.ts'

export const projectChapters: Readonly<Record<string, Chapter>> = {
  Profiles: {
    description: 'What a person says about themselves, and what Guildhall has measured. Public once it is saved.',
    operations: {
      'GET /api/profile/me': { id: 'getOwnProfile' },
      'PUT /api/profile/me': { id: 'saveProfile', refusals: ['profile.changed_elsewhere', 'account.name_of_house'] },
      'PUT /api/profile/me/visibility': { id: 'setProfileVisibility', refusals: ['profile.not_available'] },
      'GET /api/profile/{userId}': { id: 'getProfile', refusals: ['profile.hidden'] },
      'GET /api/profile/{userId}/text': { id: 'getProfileText', refusals: ['profile.text_not_found'] },
      'POST /api/library/{courseId}/project/portfolio': {
        id: 'addProjectToPortfolio',
        refusals: ['course.no_project', 'portfolio.no_link', 'portfolio.no_profile', 'portfolio.full'],
      },
      'GET /api/users': { id: 'listPeople', headers: paged },
      'GET /api/talent': {
        id: 'findTalent',
        headers: ['ETag'],
        refusals: ['list.cursor_invalid', 'talent.searches_at_once'],
      },
      'GET /api/landing': { id: 'getLanding', headers: ['ETag'] },
      'GET /api/talent/parts': { id: 'listTalentParts' },
      'GET /api/talent/parts/{from}': { id: 'listTalentPart', headers: ['ETag'] },
      'POST /api/profile/images': {
        id: 'uploadPicture',
        form: { file: 'file', x: 'number', y: 'number', width: 'number', height: 'number' },
        refusals: [
          'picture.missing',
          'picture.one_at_a_time',
          'picture.too_large',
          'picture.too_many_pixels',
          'picture.wrong_type',
          'picture.damaged',
          'picture.too_slow',
          'picture.interrupted',
          'picture.too_many',
          'picture.busy',
        ],
      },
      'GET /api/pictures/{id}': {
        id: 'getPicture',
        answers: ['image/png', 'image/jpeg', 'image/webp'],
        headers: ['ETag'],
      },
      'GET /api/profile/{userId}/picture.png': {
        id: 'getProfileCard',
        answers: ['image/png'],
        headers: ['ETag'],
        refusals: ['picture.busy', 'profile.hidden'],
      },
    },
  },
  Projects: {
    description: 'Work that clients post. Everybody signed in can read it; its client alone can change it.',
    operations: {
      'POST /projects/create': {
        id: 'createProject',
        refusals: ['project.deadline_passed', 'project.file_not_found'],
      },
      'GET /api/projects': { id: 'listProjects', refusals: ['project.searches_at_once'] },
      'GET /api/projects/{id}': { id: 'getProject', refusals: ['project.hidden'] },
      'PUT /projects/update/{id}': {
        id: 'updateProject',
        refusals: [
          'project.not_yours',
          'project.completed',
          'project.cancelled',
          'project.closed',
          'project.changed_elsewhere',
          'project.deadline_passed',
          'project.file_not_found',
        ],
      },
      'POST /api/projects/{id}/keep-open': {
        id: 'keepProjectOpen',
        refusals: ['project.not_yours', 'project.closed', 'project.not_active', 'project.not_asked'],
      },
      'POST /api/projects/{id}/reopen': { id: 'reopenProject', refusals: ['project.not_yours', 'project.not_closed'] },
      'POST /api/project-files': {
        id: 'uploadProjectFiles',
        form: { files: 'files' },
        refusals: ['project.too_many_files', 'project.loose_files', ...uploadRefusals],
      },
      'GET /api/projects/{projectId}/attachments/{fileId}': {
        id: 'downloadProjectFile',
        ...fileDownload,
        refusals: ['project.hidden', ...fileDownload.refusals],
      },
      'GET /projects/user/{userId}': { id: 'listOwnProjects', refusals: ['account.not_yours'] },
      'GET /api/brief-help': { id: 'getBriefHelp' },
      'GET /api/matches/projects': { id: 'listMatchingProjects' },
      'GET /api/projects/{id}/matches': { id: 'listMatchingPeople', refusals: ['project.not_yours'] },
      'GET /api/projects/{id}/edits': { id: 'listProjectEdits', refusals: ['project.edits_private'] },
      'GET /api/projects/{id}/edits/{number}': { id: 'getProjectEdit', refusals: ['project.edits_private'] },
    },
  },
}
