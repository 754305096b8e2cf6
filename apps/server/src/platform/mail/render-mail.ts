import { cleanText, plainLine } from './clean-text.ts'
import type { Letter, MailContent } from './mail-content.ts'
import { layOutMail } from './mail-html.ts'

/** Characters. Longer ones are cut with an ellipsis. */
const limits = { subject: 150, name: 60, preview: 140 }

type Setting = {
  publicUrl: string
  /** Of the receiver, if they have an account. */
  username: string | undefined
  /** Whether replies reach anyone. Otherwise the mail says that they do not. */
  takesReplies: boolean
}

export function renderMail(
  { subject, heading, paragraphs, action, footnote, preview, unsubscribePath }: MailContent,
  { publicUrl, username, takesReplies }: Setting,
): Pick<Letter, 'subject' | 'text' | 'html' | 'link' | 'unsubscribeLink'> {
  const parts = {
    heading: plainLine(heading ?? subject, limits.subject),
    preview: plainLine(preview ?? paragraphs[0] ?? '', limits.preview),
    paragraphs: [greetingTo(username), ...paragraphs].map(cleanText),
    action: action && { label: plainLine(action.label, limits.name), link: linkTo(action.path, publicUrl) },
    footnotes: [
      ...(footnote ? [cleanText(footnote)] : []),
      ...(takesReplies ? [] : ['This mail was sent automatically. Replies to it are not read.']),
    ],
    unsubscribeLink: unsubscribePath === undefined ? undefined : linkTo(unsubscribePath, publicUrl),
    home: publicUrl,
  }
  return {
    subject: plainLine(subject, limits.subject),
    text: writeText(parts),
    html: layOutMail(parts),
    ...(parts.action ? { link: parts.action.link } : {}),
    ...(parts.unsubscribeLink ? { unsubscribeLink: parts.unsubscribeLink } : {}),
  }
}

export type MailParts = {
  heading: string
  preview: string
  paragraphs: readonly string[]
  action: { label: string; link: string } | undefined
  footnotes: readonly string[]
  unsubscribeLink: string | undefined
  home: string
}

function writeText({ paragraphs, action, footnotes, unsubscribeLink, home }: MailParts): string {
  const blocks = [
    ...paragraphs,
    // Alone on its line, so that every program finds its end.
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    // "-- " with its space is what mail programs know as the start of a signature.
    `-- \n${[...footnotes, ...(unsubscribeLink ? [`Unsubscribe from mails like this:\n${unsubscribeLink}`] : []), `Guildhall\n${home}`].join('\n\n')}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Leaves out names that mail programs turn into links: sign-ups could send advertisements to strangers. */
function greetingTo(username: string | undefined): string {
  const name = plainLine(username ?? '', limits.name)
  return name === '' || /[@\\]|:\/\/|[.。．｡]\p{L}{2}/u.test(name) ? 'Hello,' : `Hello ${name},`
}

/** The path may come from data; the address never leaves our own origin. */
function linkTo(path: string, publicUrl: string): string {
  const link = new URL(`${publicUrl}${path}`)
  if (!path.startsWith('/') || link.origin !== new URL(publicUrl).origin) throw new Error('not a path of ours')
  return link.href
}
