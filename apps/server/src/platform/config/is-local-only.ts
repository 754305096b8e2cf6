import type { Config } from './config.ts'

const loopback = ['127.0.0.1', '::1', '[::1]', 'localhost']

/** Whether only this machine can reach us, directly or through a proxy. */
export function isLocalOnly({
  host,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  return trustProxy === false && loopback.includes(host) && loopback.includes(new URL(publicUrl).hostname)
}
