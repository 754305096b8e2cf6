import { type Command, readConfig } from './command.ts'
import { openCommandDeps } from './command-deps.ts'
import { demoPassword, listDemoAccounts, loadDemo } from './demo/load-demo.ts'
import { StartupError, UsageError } from './platform/process/startup-error.ts'

const usage = `Adds the demo marketplace to a database without accounts. Its password is public: nobody else may reach this installation.

  guildhall demo           sixty people
  guildhall demo small     twelve
`

export const demoCommand: Command = {
  usage,
  async run([size, ...more], lifetime) {
    if ((size !== undefined && size !== 'small') || more.length > 0) throw new UsageError(usage)
    if (readConfig().stripe?.isTest === false)
      throw new StartupError('The demo must not meet real money: Stripe is live.')
    const deps = await openCommandDeps(lifetime)
    const isLoaded = await lifetime.step(() => loadDemo(deps, { crowd: size === undefined }))
    if (!isLoaded) throw new StartupError('There are accounts already. The demo is only added to an empty database.')
    const accounts = await lifetime.step(() => listDemoAccounts(deps.database.db))
    return {
      text: ['The demo is there. These sign in:', ...accounts.map(({ email }) => `  ${email}  (${demoPassword})`)].join(
        '\n',
      ),
      json: { accounts, password: demoPassword },
    }
  },
}
