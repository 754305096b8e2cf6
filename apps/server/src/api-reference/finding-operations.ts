import { type Chapter, paged } from './operation-facts.ts'

export const findingChapters: Readonly<Record<string, Chapter>> = {
  Invitations: {
    description:
      'A client asks a person to propose for a project. A proposal answers it; it can be declined, and it expires.',
    operations: {
      'POST /api/projects/{id}/invitations': {
        id: 'invitePerson',
        refusals: [
          'account.not_found',
          'project.not_yours',
          'invitation.already_sent',
          'invitation.not_sent',
          'invitation.project_closed',
          'invitation.project_hidden',
          'invitation.yourself',
          'invitation.not_reachable',
          'invitation.has_proposed',
          'invitation.person_full',
          'invitation.project_full',
          'invitation.day_full',
        ],
      },
      'GET /api/projects/{id}/invitations': {
        id: 'listSentInvitations',
        headers: paged,
        refusals: ['project.not_yours'],
      },
      'GET /api/invitations': { id: 'listInvitations', headers: paged },
      'GET /api/invitations/projects': { id: 'listInvitableProjects', refusals: ['account.not_found'] },
      'POST /api/invitations/{id}/decline': {
        id: 'declineInvitation',
        refusals: ['invitation.not_freelancer', 'invitation.over', 'invitation.not_sent'],
      },
      'POST /api/invitations/{id}/withdraw': {
        id: 'withdrawInvitation',
        refusals: ['invitation.not_client', 'invitation.over', 'invitation.not_sent'],
      },
    },
  },
  Home: {
    description: 'What the dashboards begin with.',
    operations: {
      'GET /api/find': { id: 'find' },
      'GET /api/home/needs': { id: 'getNeeds' },
      'GET /api/home/money': { id: 'getMoneyTimeline' },
      'GET /api/home/welcome': { id: 'getWelcome' },
      'PUT /api/home/purposes': { id: 'savePurposes' },
      'PUT /api/home/first-steps': { id: 'putFirstStepsAway' },
    },
  },
  Bookmarks: {
    description: 'Projects and people that you saved. Nobody else sees them.',
    operations: {
      'GET /api/bookmarks': { id: 'getBookmarks' },
      'GET /api/bookmarks/projects': { id: 'listSavedProjects', headers: paged },
      'GET /api/bookmarks/people': { id: 'listSavedPeople', headers: paged },
      'PUT /api/bookmarks/projects/{id}': { id: 'saveProjectBookmark', refusals: ['bookmark.too_many'] },
      'PUT /api/bookmarks/people/{id}': {
        id: 'savePersonBookmark',
        refusals: ['bookmark.too_many', 'bookmark.yourself'],
      },
    },
  },
  'Saved searches': {
    description: 'Searches for projects that tell you of new ones, within minutes or once a day.',
    operations: {
      'GET /api/saved-searches': { id: 'listSavedSearches' },
      'POST /api/saved-searches': { id: 'saveSearch', refusals: ['search.too_many', 'search.already_saved'] },
      'PUT /api/saved-searches/{id}': { id: 'changeSavedSearch' },
      'DELETE /api/saved-searches/{id}': { id: 'deleteSavedSearch' },
    },
  },
  'Direct contracts': {
    description: 'A client offers a contract to one person they know. Accepting it makes the contract.',
    operations: {
      'POST /api/direct-contracts': {
        id: 'offerDirectContract',
        refusals: [
          'account.not_found',
          'direct.yourself',
          'direct.not_reachable',
          'direct.confirm_address',
          'direct.milestone_sum',
          'direct.day_full',
          'direct.open_full',
          'direct.address_busy',
        ],
      },
      'GET /api/direct-contracts': { id: 'listDirectContracts', headers: paged },
      'GET /api/direct-contracts/{id}': { id: 'getDirectContract' },
      'POST /api/direct-contracts/{id}/accept': {
        id: 'acceptDirectContract',
        refusals: ['direct.not_freelancer', 'direct.over', 'direct.client_suspended'],
      },
      'POST /api/direct-contracts/{id}/decline': {
        id: 'declineDirectContract',
        refusals: ['direct.not_freelancer', 'direct.over'],
      },
      'POST /api/direct-contracts/{id}/withdraw': {
        id: 'withdrawDirectContract',
        refusals: ['direct.not_client', 'direct.over'],
      },
      'POST /api/direct-contracts/link': {
        id: 'readDirectContractLink',
        refusals: ['direct.link_invalid', 'throttle.links'],
      },
      'POST /api/direct-contracts/link/take': {
        id: 'takeDirectContractLink',
        refusals: ['direct.link_invalid', 'direct.yourself', 'throttle.links'],
      },
    },
  },
}
