import { defineMail } from '../../platform/mail/mail-content.ts'
import { unsubscribePath } from './unsubscribe-path.rules.ts'

type News = {
  /** One for each notification, newest first. */
  sentences: string[]
  /** How many more there are. */
  more: number
  /** Where the only one leads; empty for several. */
  path: string
  /** Turns mails like this one off. */
  token: string
}

const news = defineMail<News>(
  {
    when: 'There is unread news, and it is time to mail it.',
    to: 'the owner of the account',
    example: {
      sentences: ['Rui sent a proposal for “Departure board”.', 'Ines delivered work for “A bench of oak”.'],
      more: 0,
      path: '',
      token: 'h7Q2nVx0cGk4tYw9',
    },
  },
  ({ sentences, more, path, token }) => {
    const [only = ''] = sentences
    const count = sentences.length + more
    return {
      subject: count === 1 ? only.replace(/\.$/, '') : `${count} notifications from Guildhall`,
      paragraphs: [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])],
      action:
        count === 1 && path
          ? { label: 'Have a look', path }
          : { label: 'See your notifications', path: '/notifications' },
      footnote: 'You can choose what we mail you, and when, in your settings.',
      unsubscribePath: unsubscribePath(token),
    }
  },
)

export const notificationMails = { 'notifications.news': news } as const
