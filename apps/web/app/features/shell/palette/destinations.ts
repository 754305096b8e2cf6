import { paths } from '../../../paths.ts'

export interface Destination {
  title: string
  /** What it is for, where the title does not say. */
  detail: string
  to: string
  /** Other words that people use for it. */
  words?: string
}

export const acts: readonly Destination[] = [
  { title: 'Post a project', detail: 'Hiring', to: paths.newProject, words: 'new create hire brief job' },
  { title: 'Offer a contract', detail: 'Hiring', to: paths.newDirectOffer, words: 'direct hire new' },
  { title: 'Take an assessment', detail: 'Skills', to: paths.modules, words: 'quiz test prove skill exam' },
  { title: 'Get a course', detail: 'Learning', to: paths.courseCreation, words: 'make generate learn ai' },
  { title: 'Edit your profile', detail: 'You', to: paths.ownProfile, words: 'portrait title skills portfolio rate' },
  { title: 'Withdraw money', detail: 'Earnings', to: paths.earnings, words: 'payout bank cash' },
  {
    title: 'Change your password',
    detail: 'Settings',
    to: paths.settingsSecurity,
    words: 'email two-factor passkey devices',
  },
  {
    title: 'Get a copy of your data',
    detail: 'Settings',
    to: paths.settingsData,
    words: 'export download delete account',
  },
  { title: 'Keyboard shortcuts', detail: 'Help', to: '#shortcuts', words: 'keys hotkeys' },
]

export const pages: readonly Destination[] = [
  { title: 'My Projects', detail: 'Hiring', to: paths.clientProjects, words: 'client dashboard hire' },
  { title: 'My Proposals', detail: 'Working', to: paths.freelancerProposals, words: 'freelancer dashboard' },
  { title: 'Browse Projects', detail: 'Working', to: paths.browseProjects, words: 'find work jobs freelance' },
  { title: 'For you', detail: 'Working', to: paths.forYou, words: 'matching recommended' },
  { title: 'Messages', detail: '', to: paths.messages, words: 'chat inbox conversations' },
  { title: 'Contracts', detail: 'Hiring', to: paths.contracts },
  { title: 'Active Jobs', detail: 'Working', to: paths.activeJobs, words: 'contracts' },
  { title: 'Direct Contracts', detail: '', to: paths.directOffers, words: 'offers' },
  { title: 'Invitations', detail: 'Working', to: paths.invitations },
  { title: 'Daily review', detail: 'Learning', to: paths.dailyReview, words: 'repeat remember practice mistakes' },
  { title: 'Find Freelancers', detail: 'Hiring', to: paths.findFreelancers, words: 'talent people search' },
  { title: 'Saved', detail: '', to: paths.saved, words: 'bookmarks' },
  { title: 'Payments', detail: 'Hiring', to: paths.payments, words: 'money paid receipts' },
  { title: 'Earnings', detail: 'Working', to: paths.earnings, words: 'money income' },
  { title: 'Reviews', detail: '', to: paths.reviews, words: 'ratings' },
  { title: 'Notifications', detail: '', to: paths.notifications, words: 'news bell' },
  { title: 'Library', detail: 'Learning', to: paths.library, words: 'courses' },
  { title: 'Learning units', detail: 'Learning', to: paths.learning },
  { title: 'Profile', detail: 'You', to: paths.ownProfile },
  { title: 'Settings', detail: 'You', to: paths.settings, words: 'account preferences' },
  { title: 'Appearance', detail: 'Settings', to: paths.settingsAppearance, words: 'dark light theme' },
  { title: 'Notification settings', detail: 'Settings', to: paths.settingsNotifications, words: 'mails digest quiet' },
  { title: 'Security', detail: 'Settings', to: paths.settingsSecurity, words: 'password devices sessions sign-in' },
  { title: 'Your data', detail: 'Settings', to: paths.settingsData, words: 'export privacy copy delete' },
  { title: 'Reports', detail: 'Settings', to: paths.settingsReports, words: 'appeals decisions moderation' },
  { title: 'Help', detail: '', to: paths.help, words: 'questions support' },
]
