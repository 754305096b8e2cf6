import { type Html, html, trusted } from '../../platform/http/html.ts'
import type { OpenApiDocument } from '../openapi.types.ts'
import { asJson, codePanel } from './render-code.ts'
import { idOf, renderInline, renderSections, type Section } from './render-markdown.ts'
import { type Call, renderOperation } from './render-operation.ts'
import { fieldsOf, renderFields, typeOf } from './render-schema.ts'
import { sampleValue } from './sample-value.ts'

type Chapter = { name: string; description: string; calls: Call[] }

/** The whole page: contents, text on the left, code on the right. `style` and `script` are inserted unescaped. */
export function renderPage(document: OpenApiDocument, { style, script }: { style: string; script: string }): string {
  const sections = renderSections(document.info.description)
  const chapters = chaptersOf(document)
  const { html: page } = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Guildhall</title><meta name="description" content="${document.info.summary}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${trusted(style)}</style><script>${trusted(script)}</script></head>
<body><a class="skip" href="#introduction">Skip to the content</a>
<header><a class="brand" href="/">${mark}Guildhall</a><span class="title">API reference</span>
<a href="/api/openapi.json">openapi.json</a><button type="button" data-theme-switch aria-label="Switch between light and dark">◐</button></header>
<div class="layout">${renderContents(sections, chapters)}<main>
<h1>API reference</h1>
${sections.map(renderSection)}
${chapters.map((chapter) => renderChapter(chapter, document))}
${renderObjects(document)}
</main></div></body></html>`
  return page
}

const mark = trusted(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path class="rose" d="M15 2h11a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H15v-7.5l8.5 3v-19L15 9.5z"/><path d="M6 2h7v10.3l8.5-3v13.4l-8.5-3V30H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"/></svg>',
)

function chaptersOf({ tags, paths }: OpenApiDocument): Chapter[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  )
  return tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
}

function renderContents(sections: Section[], chapters: Chapter[]): Html {
  const entry = (id: string, title: string) => html`<li><a href="#${id}">${title}</a></li>`
  return html`<details class="contents" open><summary>Contents</summary><nav aria-label="Contents">
<h2>Basics</h2><ul>${sections.map(({ id, title }) => entry(id, title))}</ul>
${chapters.map(
  ({ name, calls }) =>
    html`<h2><a href="#${idOf(name)}">${name}</a></h2><ul>${calls.map(({ operation }) => entry(operation.operationId, operation.summary))}</ul>`,
)}
<h2><a href="#objects">Objects</a></h2></nav></details>`
}

function renderSection({ id, title, prose, code }: Section): Html {
  return html`<section class="pair" id="${id}" data-section><div class="prose"><h2>${title}</h2>${prose}</div><div class="code">${code}</div></section>`
}

function renderChapter({ name, description, calls }: Chapter, document: OpenApiDocument): Html {
  const addresses = calls.map(
    ({ method, path }) => html`<li><span class="method ${method}">${method}</span> <code>${path}</code></li>`,
  )
  return html`<section class="pair chapter" id="${idOf(name)}" data-section><div class="prose"><h2>${name}</h2><p>${renderInline(description)}</p></div>
<div class="code"><figure class="panel"><figcaption><span>Calls</span></figcaption><ul class="calls">${addresses}</ul></figure></div></section>
${calls.map((call) => renderOperation(call, document))}`
}

function renderObjects(document: OpenApiDocument): Html {
  const objects = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      html`<section class="pair" id="object-${name}" data-section><div class="prose"><h3><a href="#object-${name}">${name}</a></h3>${
        schema.properties ? renderFields(fieldsOf(schema), document) : html`<p>${typeOf(schema)}</p>`
      }</div><div class="code">${codePanel(name, asJson(sampleValue(schemaOrReference(name), document)), 'json')}</div></section>`,
  )
  return html`<section class="pair chapter" id="objects" data-section><div class="prose"><h2>Objects</h2><p>What calls take and answer, field by field.</p></div></section>${objects}`
}

const schemaOrReference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
