import { onTestFinished } from 'vitest'
import { type AiScript, startScriptedProvider } from './scripted-provider.ts'

export { type AiReply, type AiRequest, type AiScript, testApiKey } from './scripted-provider.ts'

export async function startOpenAiServer(...script: AiScript[]) {
  const server = await startScriptedProvider(...script)
  onTestFinished(server.stop)
  return server
}
