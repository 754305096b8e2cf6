import { createWriteStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import {
  type AdminPersonView,
  formatFileSize,
  formatUsd,
  normalizeEmail,
  operatorReasonBody,
} from '@guildhall/contract'
import { type Command, explain, type Outcome, placeOf } from './command.ts'
import { openCommandDeps } from './command-deps.ts'
import type { Deps } from './deps.ts'
import { withoutCall } from './modules/1-ground/idempotency/shared/answer-once.ts'
import { findAccountByEmail } from './modules/2-people/accounts/account.queries.ts'
import { getPerson } from './modules/8-moderation/operators/get-person.ts'
import { findOperator } from './modules/8-moderation/operators/operator.queries.ts'
import { suspendPerson } from './modules/8-moderation/operators/suspend-person.ts'
import { deleteAccountOf } from './modules/9-personal-data/personal-data/delete-account.ts'
import { writeArchive } from './modules/9-personal-data/personal-data/write-archive.ts'
import { StartupError, UsageError } from './platform/process/startup-error.ts'
import { newStorageKey } from './platform/storage/storage-key.ts'

const usage = `Shows, suspends, exports or deletes the account of an address, beside a server or without one:

  guildhall user show <address>
  guildhall user suspend <address> --by <address of an operator> --reason TEXT     they read the reason
  guildhall user export <address> FILE.zip                                         a copy of their data
  guildhall user delete <address> --yes                                            cannot be undone
`

/** Running servers learn of ended sessions from the database. */
const noSessions = { forget() {} }

export const userCommand: Command = {
  usage,
  async run(args, lifetime) {
    const order = readArguments(args)
    const deps = await openCommandDeps(lifetime)
    return lifetime.step(() => perform(deps, order).catch(explain))
  },
}

type Order = ReturnType<typeof readArguments>

function readArguments(args: readonly string[]) {
  const options = { by: { type: 'string' }, reason: { type: 'string' }, yes: { type: 'boolean' } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [act, address, file, ...more] = positionals
    if (address === undefined || more.length > 0 || (act === 'export') !== (file !== undefined)) throw new Error(usage)
    if (act === 'show') return { act, address } as const
    if (act === 'export') return { act, address, file: placeOf(file ?? '') } as const
    if (act === 'delete' && values.yes) return { act, address } as const
    if (act !== 'suspend' || values.by === undefined) throw new Error(usage)
    return { act, address, by: values.by, ...operatorReasonBody.parse({ reason: values.reason }) } as const
  } catch {
    throw new UsageError(usage)
  }
}

async function perform(deps: Deps, order: Order): Promise<Outcome> {
  const id = await findId(deps, order.address)
  const email = order.address
  switch (order.act) {
    case 'show':
      return describe(await getPerson(deps.database.db, { personId: id, operatorId: id }))
    case 'suspend': {
      const operatorId = await findId(deps, order.by)
      if (!(await findOperator(deps.database.db, operatorId))) throw new StartupError(`${order.by} is no operator.`)
      const { reason } = order
      const person = await suspendPerson(withoutCall(deps), noSessions, { operatorId, personId: id, reason })
      return { text: `${email} is suspended, and is told why.`, json: person }
    }
    case 'export': {
      const { sizeBytes, sha256 } = await exportTo(deps, id, order.file)
      const text = `${order.file} holds the data of ${email}, ${formatFileSize(sizeBytes)}.`
      return { text, json: { email, file: order.file, sizeBytes, sha256 } }
    }
    case 'delete':
      await deleteAccountOf(deps, noSessions, id)
      return {
        text: `The account of ${email} is deleted. What others need of it stays, without a name.`,
        json: { email },
      }
  }
}

async function findId({ database: { db } }: Deps, email: string): Promise<string> {
  const account = await findAccountByEmail(db, normalizeEmail(email))
  if (!account) throw new StartupError(`There is no account with the address ${email}.`)
  return account.id
}

function describe(person: AdminPersonView): Outcome {
  const facts = [
    ['Address', `${person.email}${person.isEmailConfirmed ? '' : ' (not confirmed)'}`],
    ['Name', person.name],
    ['Since', person.createdAt],
    ['Id', person._id],
    ['Suspended', person.isSuspended ? 'yes' : 'no'],
    ['Operator', person.isOperator ? 'yes' : 'no'],
    ['Open projects', String(person.openProjects)],
    ['Running contracts', `${person.runningContracts}, with ${formatUsd(person.held)} held`],
    ['Available', formatUsd(person.available)],
    ['Open reports', String(person.openReports)],
  ] as const
  const width = Math.max(...facts.map(([label]) => label.length))
  const { suspendRefusal: _ofViewer, ...json } = person
  return { text: facts.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n'), json }
}

async function exportTo(deps: Deps, userId: string, file: string) {
  if (existsSync(file)) throw new StartupError(`${file} exists already.`)
  const files: Deps['files'] = {
    ...deps.files,
    put: (_key, bytes) => pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })),
  }
  try {
    return await writeArchive({ ...deps, files }, { userId, storageKey: newStorageKey(), now: deps.clock() })
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}
