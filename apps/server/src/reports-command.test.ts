import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { arrangeConversation } from './testing/conversations.ts'
import { runCommand, setEnvironment } from './testing/run-command.ts'
import { mainScript } from './testing/server-process.ts'
import { startTestApp } from './testing/test-app.ts'

const reports = (...args: string[]) => runCommand('reports', ...args)

test('guildhall reports lists up to --limit reports, and --close takes one off the list once', async () => {
  const t = await startTestApp()
  setEnvironment({ DATABASE_URL: t.url })
  const { client, freelancer, url } = await arrangeConversation(t)
  await t.as(client).post(`${url}/reports`, { reason: 'Phishing' })
  await t.as(freelancer).post(`${url}/reports`, { reason: 'Threats' })
  const id = String(await t.value('select id from reports where reporter_id = $1', [client.id]))

  expect((await reports())?.text).toContain('2 open reports, newest first.')
  expect((await reports('--limit', '1'))?.text).toContain('1 open report. There are more')
  expect((await reports('--close', id))?.text).toBe(`Report ${id} is closed.`)
  await expect(reports('--close', id)).rejects.toThrow(`There is no open report ${id}.`)
})

test.each([
  [['--limit', '0']],
  [['--limit', '501']],
  [['--limit', 'all']],
  [['--close', 'not-an-id']],
  [['--unknown']],
  [['close']],
])('guildhall reports with %j says what it takes', async (args) => {
  await expect(reports(...args)).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringContaining('guildhall reports --close <id>'),
  })
})

test('guildhall reports says what it takes when it is asked for help, whatever else it is given', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainScript, 'reports', '--close', '--help'], {
    encoding: 'utf8',
  })

  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('guildhall reports --close <id>')
})
