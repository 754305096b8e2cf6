import { onTestFinished, test, vi } from 'vitest'
import { patience } from '../../testing/patience.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { listenForNotices } from '../database/notice-listener.ts'
import { JobAnnouncer, jobsChannel } from './job-announcer.ts'

test('a kind that is added right after there was nothing to announce is announced', async () => {
  const t = await startTestApp()
  const kind = t.newId()
  const heard: string[] = []
  const listener = await listenForNotices(t.pool, jobsChannel, (name) => heard.push(name))
  onTestFinished(() => listener.close())
  const announcer = new JobAnnouncer(t.db)

  announcer.announce()
  announcer.add(kind)
  announcer.announce()

  await vi.waitUntil(() => heard.includes(kind), patience)
})
