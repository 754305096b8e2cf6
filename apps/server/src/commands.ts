import type { Command } from './command.ts'
import { describeVariables } from './platform/config/describe-config.ts'

type Listed = {
  summary: string
  /** What may follow, for completion. */
  words?: readonly string[]
  /** Whether it takes the name of a file. */
  takesFile?: boolean
  load: () => Promise<Command>
}

/** Each is loaded when it is asked for. */
const commands: Record<string, Listed> = {
  migrate: {
    summary: 'bring the schema of the database up to date',
    load: async () => (await import('./migrate-command.ts')).migrateCommand,
  },
  demo: {
    summary: 'add a demo marketplace to an empty database',
    words: ['small'],
    load: async () => (await import('./demo-command.ts')).demoCommand,
  },
  operator: {
    summary: 'list, add and remove operators',
    words: ['list', 'add', 'remove'],
    load: async () => (await import('./operator-command.ts')).operatorCommand,
  },
  user: {
    summary: 'show, suspend, export and delete an account',
    words: ['show', 'suspend', 'export', 'delete', '--by', '--reason', '--yes'],
    takesFile: true,
    load: async () => (await import('./user-command.ts')).userCommand,
  },
  reports: {
    summary: 'list and close open reports',
    words: ['--limit', '--close'],
    load: async () => (await import('./reports-command.ts')).reportsCommand,
  },
  'content report': {
    summary: 'what the answers say about the questions',
    load: async () => (await import('./content-report-command.ts')).contentReportCommand,
  },
  'ledger audit': {
    summary: 'prove that the ledger is whole',
    load: async () => (await import('./ledger-audit-command.ts')).ledgerAuditCommand,
  },
  'ledger verify': {
    summary: 'check an exported statement',
    takesFile: true,
    load: async () => (await import('./ledger-verify-command.ts')).ledgerVerifyCommand,
  },
  'contract settle': {
    summary: 'end a contract whose sides do not agree',
    words: ['--refund', '--reason'],
    load: async () => (await import('./contract-settle-command.ts')).contractSettleCommand,
  },
  backup: {
    summary: 'write the database and all files to one file',
    words: ['--recipient'],
    takesFile: true,
    load: async () => (await import('./backup-command.ts')).backupCommand,
  },
  restore: {
    summary: 'restore a backup into an empty installation',
    words: ['--identity'],
    takesFile: true,
    load: async () => (await import('./restore-command.ts')).restoreCommand,
  },
  doctor: {
    summary: 'say what is wrong, or will be, and what to do',
    words: ['--seconds'],
    load: async () => (await import('./doctor-command.ts')).doctorCommand,
  },
  completion: {
    summary: 'print what makes a shell complete these commands',
    words: ['bash', 'zsh'],
    load: async () => (await import('./completion-command.ts')).completionCommand(listCompletions()),
  },
}

/** What `main.ts` does itself. */
const serverCommands: Record<string, { summary: string }> = {
  start: { summary: 'start the server; also without a command' },
  web: { summary: 'start a server that leaves background jobs to others' },
  worker: { summary: 'run background jobs, beside servers that serve' },
}
export const isServerCommand = (word: string) => Object.hasOwn(serverCommands, word)

/** The command that the words begin with, and the words after it. */
export function findCommand(words: readonly string[]) {
  for (const length of [2, 1]) {
    const command = commands[words.slice(0, length).join(' ')]
    if (command && words.length >= length) return { ...command, args: words.slice(length) }
  }
  return undefined
}

export const jsonOption = '--json'
export const withoutJson = (args: readonly string[]) => args.filter((word) => word !== jsonOption)
export const asksForHelp = (args: readonly string[]) => args.includes('--help') || args.includes('-h')

/** What may follow the words before it, and whether a file may. */
export type Completion = { after: string; words: readonly string[]; takesFile: boolean }

function listCompletions(): Completion[] {
  const names = Object.keys(commands)
  const groups = Map.groupBy(
    names.filter((name) => name.includes(' ')).map((name) => name.split(' ')),
    ([first = '']) => first,
  )
  return [
    {
      after: '',
      words: [...new Set([...Object.keys(serverCommands), '--help', ...names.map((name) => name.split(' ')[0] ?? '')])],
      takesFile: false,
    },
    ...[...groups].map(([after, pairs]) => ({
      after,
      words: pairs.map(([, second = '']) => second),
      takesFile: false,
    })),
    ...Object.entries(commands).map(([after, { words = [], takesFile = false }]) => ({
      after,
      words: [...words, jsonOption, '--help'],
      takesFile,
    })),
  ]
}

const width = Math.max(...Object.keys(commands).map((name) => name.length))
const listed = Object.entries({ ...serverCommands, ...commands })
  .map(([name, { summary }]) => `  guildhall ${name.padEnd(width)}  ${summary}`)
  .join('\n')

export const describeCommands = () => `Runs Guildhall:

${listed}

From a checkout, write "npm start" for "guildhall start", and "npm run guildhall --" for "guildhall" before all others. Each
explains itself with --help, and with ${jsonOption} prints what it found or did for other programs. They exit with 0 when they did what
was asked, with 1 when they could not or found something wrong, and with 2 when they were asked in a wrong way.

The server needs no settings. These environment variables, which may also stand in a file called .env, change what it
does; in brackets is what holds without them.

${describeVariables()}`
