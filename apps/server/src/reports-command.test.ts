import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { arrangeConversation } from './testing/conversations.ts'
import { mainScript } from './testing/server-process.ts'
import { startTestApp } from './testing/test-app.ts'

function reports(databaseUrl: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainScript, 'reports', ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('guildhall reports lists up to --limit reports, and --close takes one off the list once', async () => {
  const t = await startTestApp()
  const { client, freelancer, url } = await arrangeConversation(t)
  await t.as(client).post(`${url}/reports`, { reason: 'Phishing' })
  await t.as(freelancer).post(`${url}/reports`, { reason: 'Threats' })
  const id = String(await t.value('select id from reports where reporter_id = $1', [client.id]))

  expect(reports(t.url)).toMatchObject({ status: 0, stdout: expect.stringContaining('2 open reports, newest first.') })
  expect(reports(t.url, '--limit', '1').stdout).toContain('1 open report. There are more')
  expect(reports(t.url, '--close', id)).toMatchObject({ status: 0, stdout: `Report ${id} is closed.\n` })
  expect(reports(t.url, '--close', id)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`There is no open report ${id}.`),
  })
})

test.each([
  [['--limit', '0']],
  [['--limit', '501']],
  [['--limit', 'all']],
  [['--close', 'not-an-id']],
  [['--unknown']],
  [['close']],
])('guildhall reports with %j says what it takes', async (args) => {
  expect(reports('postgres://unused', ...args)).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('guildhall reports --close <id>'),
  })
})

test('guildhall reports --help says what it takes', () => {
  expect(reports('postgres://unused', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('guildhall reports --close <id>'),
  })
})
