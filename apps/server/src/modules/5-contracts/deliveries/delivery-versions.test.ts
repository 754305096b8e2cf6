import { listedTextLength } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'

const goesOn = (start: string) => `${start}${'💅'.repeat(listedTextLength)}`

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id, status: 'in_progress' })
  const proposal = await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id, status: 'accepted' })
  const url = `/api/proposals/${proposal.id}/deliverables`
  const upload = (message: string) => {
    const form = uploadForm()
    form.append('message', message)
    return t.as(freelancer).post(url, form)
  }
  await upload(goesOn('One'))
  await t.as(client).post(`${url}/reject`, { feedback: goesOn('Darker') })
  const second = await upload(goesOn('Two'))
  return { t, client, freelancer, url, second }
}

test('the newest version is whole, in the answer to its upload as well; earlier ones are cut and say so', async () => {
  const { t, client, url, second } = await arrange()

  const delivery = (await t.as(client).get(url)).json()

  const [newest, first] = delivery.versions
  expect([delivery.deliveryMessage, newest.message]).toEqual([goesOn('Two'), goesOn('Two')])
  expect(newest).not.toHaveProperty('messageTruncated')
  expect(second.json().deliveryMessage).toBe(goesOn('Two'))
  const beginnings = [goesOn('One'), goesOn('Darker')].map((text) => [...text].slice(0, listedTextLength).join(''))
  expect([first.message, first.feedback]).toEqual(beginnings)
  expect([first.messageTruncated, first.feedbackTruncated]).toEqual([true, true])
})

test('one version is whole, for its two parties and nobody else', async () => {
  const { t, client, freelancer, url } = await arrange()

  const [mine, theirs] = [await t.as(client).get(`${url}/versions/1`), await t.as(freelancer).get(`${url}/versions/1`)]

  expect(mine.json()).toMatchObject({ version: 1, message: goesOn('One'), feedback: goesOn('Darker') })
  expect(mine.json().deliverables).toHaveLength(1)
  expect(theirs.json()).toEqual(mine.json())
  expectFailure(await t.as(await t.insertUser()).get(`${url}/versions/1`), 403, 'proposal.not_for_you')
  for (const version of ['3', '0', '-1', '1.5', 'one', '99999999999']) {
    expectFailure(await t.as(client).get(`${url}/versions/${version}`), 404, 'delivery.version_not_found')
  }
})
