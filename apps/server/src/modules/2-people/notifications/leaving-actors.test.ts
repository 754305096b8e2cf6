import { beforeAll, expect, test } from 'vitest'
import { testPassword } from '../../../testing/builders.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { notify } from './shared/notify.ts'
import { notifyMany } from './shared/notify-many.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

type Person = { id: string; token: string }
const leave = async (person: Person) =>
  (await t.as(person).post('/api/account/deletion', { password: testPassword })).statusCode
const done = (work: Promise<unknown>) => work.then(() => 200)
const textsOf = async (person: Person) =>
  (await t.as(person).get('/api/notifications')).json().map(({ text }: { text: string }) => text)

/** What was read of a person before they left, as jobs and the acts of others do. */
async function arrange() {
  const [actor, receiver] = [await t.insertUser(`actor-${t.newId()}`), await t.insertUser()]
  const facts = { actorId: actor.id, actorName: actor.username, projectTitle: 'Signs' }
  const notice = { kind: 'proposal.received', facts, event: t.newId() } as const
  const ways = {
    'a notice': () => t.db.transaction((tx) => notify(t.deps, tx, [{ ...notice, userId: receiver.id }])),
    'a notice of a stack': () =>
      t.db.transaction((tx) => notify(t.deps, tx, [{ ...notice, userId: receiver.id, stack: 'one' }])),
    'a notice to many': () => notifyMany(t.deps, async () => [receiver.id], notice),
  }
  const stored = () => t.value('select facts::text from notifications where user_id = $1', [receiver.id])
  return { actor, receiver, ways, stored }
}

const noticesStandStill = { text: 'lock table notifications in share mode', values: [] }

for (const way of ['a notice', 'a notice of a stack', 'a notice to many'] as const) {
  test(`${way} keeps no name of a person who is leaving`, async () => {
    const { actor, receiver, ways, stored } = await arrange()

    const answers = await t.raceBehind(noticesStandStill, [() => leave(actor), () => done(ways[way]())])

    expect(answers).toEqual([204, 200])
    expect(await stored()).not.toContain(actor.username)
    expect(await textsOf(receiver)).toEqual(['Former member sent a proposal for “Signs”.'])
  })

  test(`${way} that is on its way keeps no name of a person who leaves`, async () => {
    const { actor, receiver, ways, stored } = await arrange()

    const answers = await t.raceBehind(noticesStandStill, [() => done(ways[way]()), () => leave(actor)])

    expect(answers).toEqual([200, 204])
    expect(await stored()).not.toContain(actor.username)
    expect(await textsOf(receiver)).toEqual(['Former member sent a proposal for “Signs”.'])
  })

  test(`${way} keeps no name of a former member`, async () => {
    const { actor, receiver, ways, stored } = await arrange()
    await leave(actor)

    await ways[way]()

    expect(await stored()).not.toContain(actor.username)
    expect(await textsOf(receiver)).toEqual(['Former member sent a proposal for “Signs”.'])
  })
}
