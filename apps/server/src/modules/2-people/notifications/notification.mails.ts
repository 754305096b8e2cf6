import { defineMail } from '../../../platform/mail/mail-content.ts'

type News = {
  sentences: string[]
  more: number
  /** If there is only one notification: what the settings call its kind, and where it leads. Empty for several. */
  heading?: string
  path: string
  token: string
}

const news = defineMail<News>(
  {
    when: 'Notifications are unread, and their owner wants them by mail: at once or as a daily digest.',
    to: 'the owner of the account',
    example: {
      sentences: ['Rui delivered work for “A ferry timetable”.', 'Ada sent a proposal for “Departure board”.'],
      more: 0,
      path: '',
      token: 'h7Q2nVx0cGk4tYw9',
    },
  },
  ({ sentences, more, heading, path, token }) => {
    const [only = ''] = sentences
    const count = sentences.length + more
    return {
      subject: count === 1 ? only.replace(/\.$/, '') : `${count} notifications from Guildhall`,
      ...(count === 1 && heading ? { heading } : {}),
      paragraphs: [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])],
      action:
        count === 1 && path
          ? { label: labelFor(path), path }
          : { label: 'See your notifications', path: '/notifications' },
      footnote: 'You can choose what we mail you, and when, in your settings.',
      // A POST to it turns mails off (RFC 8058); in a browser it leads to the page that does.
      unsubscribePath: `/api/mail/unsubscribe/${token}`,
    }
  },
)

function labelFor(path: string): string {
  if (path.startsWith('/projects/')) return 'Open the project'
  if (path.startsWith('/messages/')) return 'Read and reply'
  if (path.startsWith('/modules')) return 'Go to the assessment'
  if (path === '/freelance') return 'Find another project'
  return 'Open it in Guildhall'
}

export const notificationMails = { 'notifications.news': news } as const
