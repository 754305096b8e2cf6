import type { Person } from '../../../e2e/support/people.ts'
import type { Call, Rule } from './line.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    setLine: (rules: Rule[]) => Promise<void>
    listCalls: () => Promise<Call[]>
    mendLine: () => Promise<void>
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    insiders: Record<'olive' | 'omar' | 'confirmed', Person['stored']>
  }
}
