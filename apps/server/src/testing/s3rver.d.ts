declare module 's3rver' {
  import type { Server } from 'node:http'

  export type Context = { method: string; path: string; query: Record<string, string>; status: number; body: unknown }

  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    httpServer: Server
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}

declare module 's3rver/lib/models/account.js' {
  export default class AWSAccount {
    constructor(id: number, name: string)
    createKeyPair(accessKeyId: string, secretAccessKey: string): void
  }
}
