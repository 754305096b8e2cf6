import type { Config } from './config.ts'

const loopback = ['127.0.0.1', '::1', '[::1]', 'localhost']

export const isLoopback = (host: string): boolean => loopback.includes(host)

export function isLocalOnly({
  host,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  return trustProxy === false && isLoopback(host) && isLoopback(new URL(publicUrl).hostname)
}
