import type { Call, Rule } from './line.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    setLine: (rules: Rule[]) => Promise<void>
    listCalls: () => Promise<Call[]>
    mendLine: () => Promise<void>
  }
}
