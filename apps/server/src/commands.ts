import type { Command } from './command.ts'
import { describeVariables } from './platform/config/describe-config.ts'

/** Each is loaded when it is asked for. */
const commands: Record<string, { summary: string; load: () => Promise<Command> }> = {
  operator: {
    summary: 'list, add and remove operators',
    load: async () => (await import('./operator-command.ts')).operatorCommand,
  },
  reports: {
    summary: 'list and close open reports',
    load: async () => (await import('./reports-command.ts')).reportsCommand,
  },
  'content report': {
    summary: 'what the answers say about the questions',
    load: async () => (await import('./content-report-command.ts')).contentReportCommand,
  },
  'ledger audit': {
    summary: 'prove that the book is whole',
    load: async () => (await import('./ledger-audit-command.ts')).ledgerAuditCommand,
  },
  'ledger verify': {
    summary: 'check an exported statement',
    load: async () => (await import('./ledger-verify-command.ts')).ledgerVerifyCommand,
  },
  'contract settle': {
    summary: 'end a contract whose sides do not agree',
    load: async () => (await import('./contract-settle-command.ts')).contractSettleCommand,
  },
}

/** The command that the words begin with, and the words after it. */
export function findCommand(words: readonly string[]) {
  for (const length of [2, 1]) {
    const command = commands[words.slice(0, length).join(' ')]
    if (command && words.length >= length) return { ...command, args: words.slice(length) }
  }
  return undefined
}

export const asksForHelp = (args: readonly string[]) => args.includes('--help') || args.includes('-h')

const width = Math.max(...Object.keys(commands).map((name) => name.length))
const listed = Object.entries({ start: { summary: 'start the server; also without a command' }, ...commands })
  .map(([name, { summary }]) => `  guildhall ${name.padEnd(width)}  ${summary}`)
  .join('\n')

export const describeCommands = () => `Runs Guildhall:

${listed}

From a checkout, write "npm start" for "guildhall start", and "npm run guildhall --" for "guildhall" before all others. Each
explains itself with --help. They exit with 0 when they did what was asked, with 1 when they could not or found something wrong,
and with 2 when they were asked in a wrong way.

The server needs no settings. These environment variables, which may also stand in a file called .env, change what it
does; in brackets is what holds without them.

${describeVariables()}`
