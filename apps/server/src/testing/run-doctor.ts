import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { mainScript } from './server-process.ts'

/** `guildhall doctor`, as an operator runs it. */
export async function doctor(settings: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [mainScript, 'doctor', ...args], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status, stdout, stderr }
}

/** The machine may stall. */
export const patiently = ['--seconds', '120']
