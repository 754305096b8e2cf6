import type { Config } from './config.ts'

const loopback = ['127.0.0.1', '::1', '[::1]', 'localhost']

/** Whether `host`, a name or an address, is this machine. */
export const isLoopback = (host: string): boolean => loopback.includes(host)

/** Whether only this machine can reach us, directly or through a proxy. */
export function isLocalOnly({
  host,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  return trustProxy === false && isLoopback(host) && isLoopback(new URL(publicUrl).hostname)
}
