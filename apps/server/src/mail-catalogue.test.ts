import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { renderMail } from './platform/mail/render-mail.ts'
import { describeMails, listMails, mailsPage } from './write-mails-page.ts'

const setting = { publicUrl: 'https://guildhall.example', username: 'Ada', takesReplies: false }
const hostile = `<script>alert("x")</script>\r\nBcc: eve@example.com\u202e'"&amp;\u0000💅`

const poisoned = (data: unknown): unknown => {
  if (typeof data === 'string') return hostile
  if (Array.isArray(data)) return data.map(poisoned)
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, poisoned(value)]))
}

test('docs/mails.md lists every mail as it is now; `npm run mails` writes it', async () => {
  expect(await readFile(mailsPage, 'utf8')).toBe(describeMails())
})

test.each(listMails())('%s: whatever its data hold, it is text', (_kind, template) => {
  const { example } = template.description ?? { example: {} }
  const plain = renderMail(template(example), setting)
  const { subject, html, text, link } = renderMail(template(poisoned(example) as typeof example), setting)

  expect(subject).not.toMatch(/[\p{Cc}\u202e]/u)
  expect(`${html}${text}`).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  expect(tagsOf(html)).toEqual(tagsOf(plain.html))
  expect(link === undefined || new URL(link).origin === setting.publicUrl).toBe(true)
})

test.each(listMails())('%s reads well: a short subject, sentences, a button that names its act', (_kind, template) => {
  const { subject, paragraphs, action } = template(template.description?.example ?? {})

  expect(subject.length).toBeLessThanOrEqual(90)
  expect(subject).not.toMatch(/[.!]$/)
  expect(paragraphs.length).toBeGreaterThan(0)
  expect(action?.label ?? 'See it').not.toMatch(/click|here|submit/i)
})

const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?[a-z]\w*)/g)].map(([, tag]) => tag).filter((tag) => tag !== 'br')
