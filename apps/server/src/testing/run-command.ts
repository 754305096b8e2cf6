import { onTestFinished, vi } from 'vitest'
import { findCommand, withoutJson } from '../commands.ts'
import { Lifetime } from '../platform/process/lifetime.ts'

/** Runs a command of the command line as `main.ts` does, in this process. `--help` is main's own. */
export async function runCommand(...words: string[]) {
  const command = findCommand(words)
  const lifetime = new Lifetime()
  try {
    return await (await command?.load())?.run(withoutJson(command?.args ?? []), lifetime)
  } finally {
    await lifetime.end()
  }
}

/** Until the end of the test, commands of this process have these settings. */
export function setEnvironment(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
}
