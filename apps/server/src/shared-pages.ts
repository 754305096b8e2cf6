import { createHash } from 'node:crypto'
import { publicPages } from '@guildhall/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openByteCache } from './platform/byte-cache.ts'
import { coalesceRuns } from './platform/coalesce-runs.ts'
import { addVary } from './platform/http/compression.ts'
import { KeptText } from './platform/http/kept-text.ts'
import { newNonce, sharedPagePolicy } from './platform/http/security-headers.ts'
import { namePage } from './platform/telemetry/trace-requests.ts'

type Source = { path: string; digest: string }
type SharedPage = {
  text: KeptText
  policy: string
  /** Pattern of its address. */
  route: string
  /** Whether the calls it was made from still answer the same. Visitors who ask at the same time share the calls. */
  isCurrent: (api: Api) => Promise<boolean>
}

type Api = (path: string, init?: RequestInit) => Promise<Response>
export type RenderPage = (page: { nonce: string; api: Api; onRoute: (pattern: string) => void }) => Promise<Response>

const maxBytes = { pages: 32 * 1024 * 1024, lessons: 16 * 1024 * 1024 }

/** Pages that are the same for everyone. They do not depend on the user, as browsers send the token to the API only. */
const texts = new Set<string>(['/', ...Object.values(publicPages)])
const sharedPaths = [
  /^\/(login|signup|forgot-password|reset-password|confirm-email|confirm-new-email|restore-email|help)$/,
  /^\/(learning|library|learning\/paths)(\/[\w-]{1,100})?$/,
  /^\/(profile|results)\/[0-9a-f-]{36}$/,
  /^\/find-freelancers(\/[a-z-]{1,40})?$/,
]
/** Calls whose anonymous answers stay the same until the next start. */
const steadyCalls = /^\/api\/(units|library|learning-paths)(\/|$)/

/** A course that is opened at one of its lessons: with all its code, no page takes longer to render. */
const lessonPage = /^\/library\/[\w-]{1,100}\?lesson=[\w-]{1,100}$/

export function isSharedPage(url: string): boolean {
  return texts.has(url) || lessonPage.test(url) || sharedPaths.some((pattern) => pattern.test(url))
}

const openPageCache = (maxBytes: number) =>
  openByteCache<SharedPage>({
    maxBytes,
    bytesOf: ({ text }) => text.estimatedBytes,
  })

/** A page made from data is sent only while its API calls still give the same answers, so it is never outdated. */
export class SharedPages {
  private readonly pages = openPageCache(maxBytes.pages)
  /** Apart, as there are hundreds, and anybody can ask for more: they must not push out the others. */
  private readonly lessons = openPageCache(maxBytes.lessons)

  /** Sends the cached page, or a new one. Calls `otherwise` for what is not a page (404, redirects). */
  async send(request: FastifyRequest, reply: FastifyReply, api: Api, render: RenderPage, otherwise: () => unknown) {
    const { url } = request
    const pages = lessonPage.test(url) ? this.lessons : this.pages
    let page = pages.get(url)
    if (page && !(await page.isCurrent(api))) {
      pages.delete(url)
      page = undefined
    }
    try {
      page ??= await pages.getOrMake(url, () => makePage(api, render))
    } catch (error) {
      if (error instanceof NotShared) return otherwise()
      throw error
    }
    return sendPage(request, reply, page)
  }
}

class NotShared extends Error {}

async function answerAsBefore(sources: readonly Source[], api: Api): Promise<boolean> {
  const digests = await Promise.all(sources.map(async ({ path }) => digestOf(await api(path))))
  return digests.every((digest, index) => digest === sources[index]?.digest)
}

async function digestOf(answer: Response): Promise<string> {
  return createHash('sha256')
    .update(`${answer.status} `)
    .update(await answer.text())
    .digest('base64')
}

async function makePage(api: Api, render: RenderPage): Promise<SharedPage> {
  const nonce = newNonce()
  const sources: Promise<Source>[] = []
  const noted: Api = async (path, init) => {
    const answer = await api(path, init)
    if (!steadyCalls.test(path)) sources.push(digestOf(answer.clone()).then((digest) => ({ path, digest })))
    return answer
  }
  let route = ''
  const onRoute = (pattern: string) => {
    route = pattern
  }
  const response = await render({ nonce, api: noted, onRoute })
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel()
    throw new NotShared()
  }
  // As Latin-1, a byte for each character: pages have quotation marks, for which each text of them would take twice its bytes.
  const { html, hashes } = withHashes(Buffer.from(await response.arrayBuffer()).toString('latin1'), nonce)
  const told = await Promise.all(sources)
  return {
    text: new KeptText(Buffer.from(html, 'latin1'), 'text/html; charset=utf-8'),
    policy: sharedPagePolicy(hashes),
    route,
    isCurrent: coalesceRuns((asking: Api) => answerAsBefore(told, asking)),
  }
}

/** Replaces the nonce of our own scripts by their hashes. A script without it is not ours, and stays forbidden. `html` is read as Latin-1. */
export function withHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const attribute = ` nonce="${nonce}"`
  const plain = html.replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
    if (!attributes.includes(attribute)) return whole
    if (text !== '') hashes.add(`sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`)
    return `<script${attributes.replace(attribute, '')}>${text}</script>`
  })
  return { html: plain.replaceAll(attribute, ''), hashes: [...hashes] }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { text, policy, route }: SharedPage) {
  namePage(request, route)
  void reply.headers({
    'content-security-policy': policy,
    // Any cache may store it, but must revalidate.
    'cache-control': 'public, no-cache',
  })
  addVary(reply, 'accept')
  return text.send(request, reply)
}
