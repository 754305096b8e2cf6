import './platform/process/production.ts'
import type { Outcome } from './command.ts'
import { asksForHelp, describeCommands, findCommand, isServerCommand, jsonOption, withoutJson } from './commands.ts'
import { runUntilStopped } from './platform/process/run-until-stopped.ts'
import { UsageError } from './platform/process/startup-error.ts'

const exitGraceMs = 1_000
const words = process.argv.slice(2)
const command = findCommand(words)
const [first = '', ...rest] = words
const serverArguments = isServerCommand(first) ? rest : words

if (command) {
  await runUntilStopped(async (lifetime) => {
    const { usage, run } = await command.load()
    if (asksForHelp(command.args)) console.log(usage)
    else print(await run(withoutJson(command.args), lifetime), command.args.includes(jsonOption))
    await lifetime.end()
    // A call that was given up may still hold its connection.
    setTimeout(() => process.stdout.write('', () => process.exit()), exitGraceMs).unref()
  })
} else if (asksForHelp(serverArguments)) {
  console.log(describeCommands())
} else {
  await runUntilStopped(async (lifetime) => {
    if (serverArguments.length > 0) throw new UsageError(`Unknown command: ${words.join(' ')}. See guildhall --help.`)
    if (first === 'web' || first === 'worker') process.env.GUILDHALL_ROLE = first
    const { start } = await import('./start.ts') // loads the whole application, which no other command needs
    await start(lifetime)
  })
}

function print({ text, json, isSound = true }: Outcome, asJson: boolean) {
  console.log(asJson ? JSON.stringify(json, null, 2) : text)
  process.exitCode = isSound ? 0 : 1
}
