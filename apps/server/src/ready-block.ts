import path from 'node:path'
import { type DemoAccount, demoPassword } from './demo/load-demo.ts'
import type { Config } from './platform/config/config.ts'

export const mailFolderOf = ({ dataDir }: Config) => path.join(dataDir, 'mail')

const titles = {
  both: 'Guildhall is ready.',
  web: 'Guildhall is ready. Its background jobs wait for a process that runs guildhall worker.',
  worker: 'Guildhall runs background jobs. It answers only whether it lives.',
} as const satisfies Record<Config['role'], string>

/** What a start prints once it is done. */
export function readyBlock(config: Config, databasePlace: string, demoAccounts: DemoAccount[]) {
  const { host, port, role } = config
  const lines = [
    ['Address', role === 'worker' ? `http://${host}:${port}/healthz` : config.publicUrl],
    ['Database', databasePlace],
    ['Data folder', config.dataDir],
    ['Mail', config.smtp ? `by ${config.smtp.host}` : `not sent: files in ${mailFolderOf(config)}`],
    ['Payments', paymentsOf(config)],
    ...demoAccounts.map(({ role, email }) => [`Demo ${role}`, `${email}  (password: ${demoPassword})`]),
  ]
  const width = Math.max(...lines.map(([label = '']) => label.length))
  const body = lines.map(([label = '', value]) => `  ${label.padEnd(width)}  ${value}`).join('\n')
  return `\n${titles[role]}\n\n${body}\n`
}

function paymentsOf({ stripe }: Config) {
  if (!stripe) return 'test cards, no real money'
  return stripe.isTest ? 'Stripe in test mode, no real money' : 'Stripe'
}
