import type { Letter, MailContent } from './mail-content.ts'

/** Renders the text and the HTML of a mail. Everything in `content` is plain text and escaped. */
export function renderMail(
  { subject, paragraphs, action, footnote }: MailContent,
  { publicUrl, username }: { publicUrl: string; username: string | undefined },
): Pick<Letter, 'subject' | 'text' | 'html'> {
  const greeting = username ? `Hello ${username},` : 'Hello,'
  const link = action && new URL(action.path, publicUrl).href
  const lines = [greeting, ...paragraphs, ...(action && link ? [`${action.label}: ${link}`] : [])]
  const text = [...lines, ...(footnote ? ['--', footnote] : [])].join('\n\n')
  const html = [greeting, ...paragraphs]
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .concat(action && link ? [`<p><a href="${escapeHtml(link)}">${escapeHtml(action.label)}</a></p>`] : [])
    .concat(footnote ? [`<p><small>${escapeHtml(footnote)}</small></p>`] : [])
    .join('\n')
  return { subject, text: `${text}\n`, html }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
