import { expect, test } from 'vitest'
import type { MailContent } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

const content: MailContent = {
  subject: 'A proposal for “Shop <redesign>”',
  paragraphs: ['Rui & Co. wrote:\nHello there.', 'Second paragraph.'],
  action: { label: 'See the proposal', path: '/projects/1?tab=a&b#c' },
  footnote: 'You get this because you own the project.',
}
const setting = { publicUrl: 'https://guildhall.example', username: 'Ada', takesReplies: false }

test('the text has one line a paragraph and the link alone on a line', () => {
  expect(renderMail({ ...content, unsubscribePath: '/unsubscribe?token=t' }, setting).text).toBe(
    [
      'Hello Ada,',
      '',
      'Rui & Co. wrote:',
      'Hello there.',
      '',
      'Second paragraph.',
      '',
      'See the proposal:',
      'https://guildhall.example/projects/1?tab=a&b#c',
      '',
      '-- ',
      'You get this because you own the project.',
      '',
      'This mail was sent automatically. Replies to it are not read.',
      '',
      'Unsubscribe from mails like this:',
      'https://guildhall.example/unsubscribe?token=t',
      '',
      'Guildhall',
      'https://guildhall.example',
      '',
    ].join('\n'),
  )
})

test('the HTML says the same, escaped, names its language and both color schemes, and loads nothing', () => {
  const { html, link } = renderMail(content, setting)

  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('<title>A proposal for “Shop &lt;redesign&gt;”</title>')
  expect(html).toContain('Rui &amp; Co. wrote:<br>Hello there.')
  expect(link).toBe('https://guildhall.example/projects/1?tab=a&b#c')
  expect(html.match(/href="https:\/\/guildhall\.example\/projects\/1\?tab=a&amp;b#c"/g)).toHaveLength(2)
  expect(html).not.toMatch(/<img|<link|<script|url\(|src=/)
})

test('a heading of its own stands in place of the subject', () => {
  const { subject, html } = renderMail({ ...content, heading: 'A proposal' }, setting)

  expect(subject).toBe(content.subject)
  expect(html).toMatch(/<h1[^>]*>A proposal<\/h1>/)
})

test('lists of mails show the preview, by default the first paragraph', () => {
  const hidden = (more: Partial<MailContent>) =>
    renderMail({ ...content, ...more }, setting).html.match(/<div style="display: none[^>]*>([^&]*)/)?.[1]

  expect(hidden({ paragraphs: ['First.\nLine.'] })).toBe('First. Line.')
  expect(hidden({ preview: 'Something else' })).toBe('Something else')
})

test('a mail from an address that takes replies does not say that they are not read', () => {
  expect(renderMail(content, { ...setting, takesReplies: true }).text).not.toContain('Replies')
})

test.each([
  [undefined, 'Hello,'],
  ['Ada', 'Hello Ada,'],
  ['J. R. R. Tolkien (he/him)', 'Hello J. R. R. Tolkien (he/him),'],
  ['  Ada\r\n\tLovelace ', 'Hello Ada Lovelace,'],
  ['\u202eadA', 'Hello adA,'],
  ['שלום', 'Hello שלום,'],
  ['Win a prize at evil.example', 'Hello,'],
  ['https://evil', 'Hello,'],
  ['evil。example', 'Hello,'],
  ['mail eve@evil', 'Hello,'],
  ['x'.repeat(200), `Hello ${'x'.repeat(59)}…,`],
])('the name %j is greeted %j: no name becomes a link', (username, greeting) => {
  expect(renderMail(content, { ...setting, username }).text.split('\n')[0]).toBe(greeting)
})

test('a subject is one line of bearable length', () => {
  const { subject } = renderMail({ ...content, subject: `Line\r\nBcc: eve@example.com ${'💅'.repeat(200)}` }, setting)

  expect(subject).toMatch(/^Line Bcc: eve@example\.com (💅)+…$/u)
  expect(subject.length).toBeLessThanOrEqual(150)
})

test.each(['https://evil.example/', 'evil', '@evil.example/', ''])('%j is no path of ours', (path) => {
  expect(() => renderMail({ ...content, action: { label: 'Go', path } }, setting)).toThrow('not a path of ours')
})

test.each(['//evil.example/', '/\\evil.example', '/x'])('%j stays on our own address', (path) => {
  const { link } = renderMail({ ...content, action: { label: 'Go', path } }, setting)

  expect(new URL(String(link)).origin).toBe('https://guildhall.example')
})
