declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  class Grant {
    constructor(of: { clientId: string; accountId: string })
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  type Context = {
    oidc: { client: { clientId: string }; session: { accountId: string }; provider: { Grant: typeof Grant } }
  }

  /** The part of the package that we use. It brings no types. */
  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        adapter: new (name: string) => object
        clients: readonly object[]
        claims: Record<string, readonly string[]>
        cookies: { keys: readonly string[] }
        jwks: { keys: readonly object[] }
        features: { devInteractions: { enabled: boolean } }
        interactions: { url(context: Context, interaction: { uid: string }): string }
        ttl: Record<string, number>
        findAccount(context: Context, id: string): Promise<{ accountId: string; claims(): Promise<object> }>
        loadExistingGrant(context: Context): Promise<Grant>
      },
    )
    callback(): RequestListener
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export default class MemoryAdapter {}
}
