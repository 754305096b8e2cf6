import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** As the `helmet` package sets them. Constant, because computing them took as long as the rest of an answer. */
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

export function securityHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { ...headers, ...onlyEncrypted } : headers
}

/** Headers of every answer. Pages replace the content security policy by {@link pagePolicy}. */
export function installSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  const all = securityHeaders(publicUrl)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(all)
    next()
  })
}

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** Allows the page's own files, scripts with `nonce`, and linked pictures from anywhere. */
export function pagePolicy(nonce: string): string {
  return policyWith([`'nonce-${nonce}'`])
}

/**
 * The same for the page where a card is entered: Stripe's script, its frames and its API as well. Whoever goes on from there keeps
 * this policy, so it allows the frames of exercises, too.
 */
export function cardPagePolicy(nonce: string): string {
  const hosts = ['https://js.stripe.com', 'https://*.js.stripe.com']
  return [
    policyWith([`'nonce-${nonce}'`, ...hosts], ['https://api.stripe.com']),
    `frame-src ${["'self'", ...hosts, 'https://hooks.stripe.com'].join(' ')}`,
  ].join('; ')
}

export function sharedPagePolicy(hashes: readonly string[]): string {
  return policyWith(hashes.map((hash) => `'${hash}'`))
}

function policyWith(scripts: string[], connections: string[] = []): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    // Menus and dialogs are positioned with style attributes, which cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: https: http:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connections].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
