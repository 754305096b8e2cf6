import { createHash } from 'node:crypto'
import { type ApiAnswer, type PageContext, publicPages } from '@guildhall/contract'
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

type Api = PageContext['api']
/** `onWhole` gets the page. */
type Rendering = { nonce: string; api: Api; onRoute: (pattern: string) => void; onWhole: (page: Buffer) => void }
export type RenderPage = (page: Rendering) => Promise<Pick<Response, 'status'>>

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

async function digestOf(answer: ApiAnswer): Promise<string> {
  return createHash('sha256')
    .update(`${answer.status} `)
    .update(await answer.text())
    .digest('base64')
}

async function makePage(api: Api, render: RenderPage): Promise<SharedPage> {
  const { page, nonce, route, sources } = await renderNoted(api, render)
  const { bytes, hashes } = withHashes(page, nonce)
  return {
    text: new KeptText(bytes, 'text/html; charset=utf-8'),
    policy: sharedPagePolicy(hashes),
    route,
    isCurrent: coalesceRuns((asking: Api) => answerAsBefore(sources, asking)),
  }
}

/** With the calls it made. Throws {@link NotShared} for what is no page. */
async function renderNoted(api: Api, render: RenderPage) {
  const nonce = newNonce()
  const sources: Promise<Source>[] = []
  let route = ''
  let page: Buffer | undefined
  const { status } = await render({
    nonce,
    async api(path, init) {
      const answer = await api(path, init)
      if (!steadyCalls.test(path)) sources.push(digestOf(answer).then((digest) => ({ path, digest })))
      return answer
    },
    onRoute(pattern) {
      route = pattern
    },
    onWhole(rendered) {
      page = rendered
    },
  })
  if (status !== 200 || !page) throw new NotShared()
  return { page, nonce, route, sources: await Promise.all(sources) }
}

/**
 * Replaces the nonce of our own scripts by their hashes, in place. A script without it is not ours, and stays forbidden. Returns what the
 * page is then.
 */
export function withHashes(page: Buffer, nonce: string): { bytes: Buffer; hashes: string[] } {
  const hashes = new Set<string>()
  const attribute = ` nonce="${nonce}"`
  let length = 0
  let from = 0
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, from)) {
    const text = textOfScript(page, at)
    if (text.length > 0) hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`)
    length += page.copy(page, length, from, at)
    from = at + attribute.length
  }
  length += page.copy(page, length, from)
  return { bytes: page.subarray(0, length), hashes: [...hashes] }
}

const scriptTag = '<script '

/** Nothing for another element. `at` is in its tag, in which React escapes what is in quotes. */
function textOfScript(page: Buffer, at: number): Buffer {
  const tag = page.lastIndexOf('<', at)
  if (page.toString('latin1', tag, tag + scriptTag.length) !== scriptTag) return page.subarray(0, 0)
  const begin = page.indexOf('>', at) + 1
  return page.subarray(begin, page.indexOf('</script>', begin))
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
