import './platform/process/production.ts'
import { parseArgs } from 'node:util'
import { describeVariables } from './platform/config/describe-config.ts'
import { runUntilStopped } from './platform/process/run-until-stopped.ts'

const usage = `Starts Guildhall:

  npm start

It needs no settings. These environment variables, which may also stand in a file called .env, change what it does;
in brackets is what holds without them.

${describeVariables()}`

const [command, ...commandArguments] = process.argv.slice(2)
if (command === 'reports') {
  await runUntilStopped(async (lifetime) => {
    const { runReports } = await import('./reports-command.ts')
    await runReports(commandArguments, lifetime)
  })
} else if (command === 'operator') {
  await runUntilStopped(async (lifetime) => {
    const { runOperator } = await import('./operator-command.ts')
    await runOperator(commandArguments, lifetime)
  })
} else if (asksForHelp()) {
  console.log(usage)
} else {
  await runUntilStopped(async (lifetime) => {
    const { start } = await import('./start.ts') // loads the whole application, which --help does not need
    await start(lifetime)
  })
}

function asksForHelp(): boolean {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values.help ?? false
  } catch (error) {
    console.error(`${(error as Error).message} npm start -- --help says what there is.`)
    return process.exit(1)
  }
}
