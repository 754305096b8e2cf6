import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { installationOf } from '../testing/doctor-context.ts'
import { startTestApp } from '../testing/test-app.ts'
import { checkOpenFiles, judgeOpenFiles } from './check-open-files.ts'

test.runIf(process.platform === 'linux')('the limit of open files of this process is found', async () => {
  const t = await startTestApp()
  const [hard] = execFileSync('/bin/sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).split('\n')

  expect(await checkOpenFiles(installationOf(t))).toMatchObject([{ what: expect.stringContaining(`${hard} files`) }])
  expect(await checkOpenFiles(installationOf(t, { GUILDHALL_ROLE: 'worker', PUBLIC_URL: 'http://localhost' }))).toEqual(
    [],
  )
})

test('as many open files as connections and what they read are well, one less is a warning', () => {
  expect(judgeOpenFiles(5_000, 3_000)).toMatchObject({ level: 'ok' })
  expect(judgeOpenFiles(4_999, 3_000)).toMatchObject({
    level: 'warning',
    what: expect.stringContaining('may have 4999 files open'),
    todo: expect.stringContaining('Allow 5000'),
  })
})
