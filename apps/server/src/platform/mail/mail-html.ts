import type { MailParts } from './render-mail.ts'

/** The product's colors (apps/web/app/styles/tokens.css), light and dark. */
const colors = {
  paper: ['#fbfaf7', '#15131a'],
  surface: ['#ffffff', '#1d1a24'],
  ink: ['#17141f', '#f3efe8'],
  muted: ['#5b5563', '#aba4b5'],
  line: ['#e3ddd1', '#332e3d'],
  rose: ['#b81b58', '#ff8db0'],
  solid: ['#b81b58', '#cb366e'],
} as const
type Color = keyof typeof colors
const light = (color: Color) => colors[color][0]
const dark = (color: Color) => colors[color][1]

const sans = `-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`
const serif = `Georgia, 'Times New Roman', serif`

/** For programs that know the reader's theme. The others get the light colors, or turn them over by themselves. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .page { padding: 16px 0 !important; }
  .card { padding: 28px 20px !important; border-left: 0 !important; border-right: 0 !important; border-radius: 0 !important; }
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  body, .page { background-color: ${dark('paper')} !important; }
  .card { background-color: ${dark('surface')} !important; border-color: ${dark('line')} !important; }
  .ink { color: ${dark('ink')} !important; }
  .muted { color: ${dark('muted')} !important; }
  .rose { color: ${dark('rose')} !important; }
  .button { background-color: ${dark('solid')} !important; }
}
a { text-underline-offset: 2px; }
`.trim()

const table = `role="presentation" cellpadding="0" cellspacing="0" border="0"`
const wrapping = 'overflow-wrap: anywhere; word-break: break-word'

/** Outlook for Windows knows neither `max-width` nor padding on links, hence tables and conditional comments. */
export function layOutMail({
  heading,
  preview,
  paragraphs,
  action,
  footnotes,
  unsubscribeLink,
  home,
}: MailParts): string {
  const body = [
    `<h1 class="ink" style="margin: 0 0 20px; font: normal 26px/1.25 ${serif}; color: ${light('ink')}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(
      (text) =>
        `<p class="ink" style="margin: 0 0 16px; font: 16px/1.6 ${sans}; color: ${light('ink')}">${escapeLines(text)}</p>`,
    ),
    ...(action ? [button(action)] : []),
  ]
  const small = [
    ...footnotes.map(escapeLines),
    ...(unsubscribeLink
      ? [`${anchor(unsubscribeLink, 'Unsubscribe from mails like this', 'muted')} with one click.`]
      : []),
    `Guildhall, ${anchor(home, new URL(home).host, 'muted')}`,
  ].map(
    (html) =>
      `<p class="muted" style="margin: 0 0 10px; font: 13px/1.55 ${sans}; color: ${light('muted')}">${html}</p>`,
  )

  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(heading)}</title>
<style>
${styles}
</style>
</head>
<body style="margin: 0; padding: 0; background-color: ${light('paper')}">
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all">${escapeHtml(preview)}${'&#8203; '.repeat(80)}</div>
<table ${table} width="100%" dir="ltr" lang="en" class="page" bgcolor="${light('paper')}" style="background-color: ${light('paper')}; padding: 32px 16px">
<tr><td align="center">
<!--[if mso]><table ${table} width="600"><tr><td><![endif]-->
<table ${table} width="100%" style="max-width: 600px; ${wrapping}">
<tr><td class="edge" style="padding: 0 33px 16px">
<p class="rose" style="margin: 0; font: 20px/1.3 ${serif}; color: ${light('rose')}">Guildhall</p>
</td></tr>
<tr><td class="card" style="padding: 36px 32px 24px; background-color: ${light('surface')}; border: 1px solid ${light('line')}; border-radius: 10px; ${wrapping}">
${body.join('\n')}
</td></tr>
<tr><td class="edge" style="padding: 20px 33px 0; ${wrapping}">
${small.join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

function button({ label, link }: { label: string; link: string }): string {
  const ground = light('solid')
  return `<table ${table} style="margin: 28px 0 24px"><tr>
<td class="button" bgcolor="${ground}" style="border-radius: 6px; background-color: ${ground}; mso-padding-alt: 14px 26px">
<a href="${escapeHtml(link)}" style="display: inline-block; padding: 14px 26px; font: 600 16px/1.25 ${sans}; color: #ffffff; text-decoration: none">${escapeHtml(label)}</a>
</td></tr></table>
<p class="muted" style="margin: 0 0 12px; font: 13px/1.55 ${sans}; color: ${light('muted')}">If the button does not work, open this address:<br>${anchor(link, link, 'rose')}</p>`
}

const anchor = (link: string, text: string, color: 'rose' | 'muted') =>
  `<a href="${escapeHtml(link)}" class="${color}" style="color: ${light(color)}; ${wrapping}">${escapeHtml(text)}</a>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
const escapeLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
