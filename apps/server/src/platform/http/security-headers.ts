import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** What the `helmet` package sets. Written down once, as working it out for each answer took as long as all else in it. */
const headers = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
const onlyEncrypted = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** The headers every answer carries. Pages set a content security policy of their own with {@link pagePolicy}. */
export function installSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  const all = publicUrl.startsWith('https:') ? { ...headers, ...onlyEncrypted } : headers
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(all)
    next()
  })
}

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** What a page may load: its own files, scripts that carry `nonce`, and the pictures people link to, wherever they lie. */
export function pagePolicy(nonce: string): string {
  return policyWith(`'nonce-${nonce}'`)
}

/** The same for a page that many get: its scripts are known by their hashes, such as `sha256-…`. */
export function sharedPagePolicy(hashes: readonly string[]): string {
  return policyWith(...hashes.map((hash) => `'${hash}'`))
}

function policyWith(...scripts: string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    // Menus and dialogs are placed with style attributes; a style cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
