import { paths } from '../../../../paths.ts'
import type { QuestionGroup } from './question.ts'

export const accountQuestions: readonly QuestionGroup[] = [
  {
    id: 'account',
    title: 'Account',
    questions: [
      {
        id: 'two-accounts',
        question: 'Do I need two accounts to hire and to work?',
        answer: 'No. One account does both; the switch in the sidebar shows you the menu of either side.',
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password.',
        answer:
          '“Forgot your password?” on the sign-in screen mails you a link to choose a new one. It works for an hour and signs out all your devices.',
        link: { label: 'Choose a new password', href: paths.forgotPassword },
      },
      {
        id: 'wait-to-sign-in',
        question: 'Why am I asked to wait before I can sign in?',
        answer:
          'After several wrong passwords for one account, your address has to wait before the next try, and longer after each further one. Wrong passwords that others try elsewhere don’t keep you out.',
      },
      {
        id: 'copy-and-delete',
        question: 'How do I get a copy of my data, or delete my account?',
        answer:
          'Both are in the settings, under Your data. The page says what is deleted, what stays with the other side of your contracts, and why.',
        link: { label: 'Your data', href: paths.settingsData },
      },
    ],
  },
]
