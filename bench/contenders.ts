import type { Api } from './apis.ts'
import type { Target } from './load.ts'
import type { RunningServer } from './servers.ts'

export type ContenderKey = 'guildhall' | 'bare' | 'bareOurs' | 'plain' | 'plainRows' | 'parse'
export type Contender = RunningServer & {
  key: ContenderKey
  name: string
  api: Api
  clientTokens: readonly string[]
  viewerToken: string
}

export function asViewer({ port, api, viewerToken }: Contender): Target {
  return { port, people: [api.sayWho(viewerToken)] }
}

export function asClients({ port, api, clientTokens }: Contender): Target {
  return { port, people: clientTokens.map((token) => api.sayWho(token)) }
}
