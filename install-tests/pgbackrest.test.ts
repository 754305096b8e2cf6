import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { cleanUp, makeFolder } from './machine.ts'
import { startWork } from './people-at-work.ts'
import { at, documented, expectMoment, guildhallOn, hasPgbackrest, makeArchivedPostgres } from './pgbackrest.ts'

const writersCount = 16

describe.skipIf(!hasPgbackrest)('a PostgreSQL of Debian with its pgBackRest', () => {
  afterAll(cleanUp)

  test('goes back to a moment between two writes: all acknowledged before it is there, nothing after it, and the ledger is sound', async () => {
    const postgres = await makeArchivedPostgres()
    onTestFinished(postgres.close)
    await postgres.open()
    const guildhall = guildhallOn(postgres, makeFolder('files'))
    let server = await guildhall.start()
    const work = await startWork(server.url, writersCount)

    for (const command of documented('*Set up pgBackRest*')) await postgres.shell(command)
    await work.untilWritten(writersCount)
    const before = await work.finish()
    await work.untilWritten(writersCount * 2)
    const acknowledged = [...work.acknowledged]
    const moment = await postgres.now()
    await work.post('The first after it')
    await work.untilWritten(writersCount * 2)
    const after = await work.finish()
    await work.stop()
    await work.post('The last of all')
    await server.stop()
    await postgres.value(`update projects set title = 'Overwritten by mistake'`, 'guildhall')
    await postgres.stop()

    for (const command of documented('*Go back to a moment.*')) await postgres.shell(at(moment, command))
    await postgres.recover()
    const audit = guildhall.auditLedger()
    server = await guildhall.start()

    expect(audit.stdout).toContain('The ledger is sound')
    expect(audit.status).toBe(0)
    expect(acknowledged.length).toBeGreaterThan(writersCount * 3)
    await expectMoment(
      postgres,
      { titles: acknowledged, work: before },
      { titles: ['The first after it', 'The last of all', 'Overwritten by mistake'], work: after },
    )
    await work.post('Life goes on', server.url)
  })
})
