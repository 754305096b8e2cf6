import type { ContractView, EarningsView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { auditLedger, describeAudit } from '../modules/ledger/audit/audit-ledger.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { loadDemo } from './load-demo.ts'

let t: TestApp
let demoJobs: unknown
beforeAll(async () => {
  t = await startTestApp()
  await loadDemo(t.deps)
  demoJobs = await t.value("select count(*) from jobs.job where name like 'notifications.%' or name like 'payments.%'")
})

async function signedIn(name: string) {
  const id = String(await t.value('select id from users where email = $1', [`${name}@demo.guildhall.example`]))
  return t.as({ token: await t.insertSession(id) })
}
const stageOf = ({ status, isFunded, deliveryStatus }: ContractView) =>
  `${status}${isFunded ? ', funded' : ''}${deliveryStatus === 'submitted' ? ', under review' : ''}`

test('there are contracts in every state, and the book is sound', async () => {
  const [maren, rui] = [await signedIn('maren'), await signedIn('rui')]
  const asClient = (await maren.get('/api/contracts?role=client')).json<ContractView[]>()
  const asFreelancer = (await rui.get('/api/contracts?role=freelancer')).json<ContractView[]>()

  expect(asClient.map(stageOf).toSorted()).toEqual([
    'active',
    'active, funded',
    'active, funded, under review',
    'cancelled',
    'disputed',
    'payment_due',
  ])
  expect(asFreelancer.map(stageOf).toSorted()).toEqual([
    'active, funded',
    'active, funded',
    'active, funded, under review',
    'cancelled',
    'completed, funded',
    'disputed',
  ])
  expect((await rui.get('/api/earnings')).json<EarningsView>()).toMatchObject({ available: 1545, withdrawn: 3000 })
  expect((await rui.get('/api/payouts')).json()).toMatchObject([{ amount: 3000, status: 'paid' }])
  expect(describeAudit(await auditLedger(t.db))).toMatch(/^The book is sound/)
  expect(demoJobs).toBe(0)
})

test('a delivery under review is not about to be approved by the clock, and the client can approve it', async () => {
  const maren = await signedIn('maren')
  const contracts = (await maren.get('/api/contracts?role=client')).json<ContractView[]>()
  const waiting = contracts.find(({ deliveryStatus }) => deliveryStatus === 'submitted')
  expect(Date.parse(waiting?.autoApprovalAt ?? '')).toBeGreaterThan(Date.now() + 10 * 24 * 60 * 60 * 1_000)

  const approval = await maren.post(`/api/proposals/${waiting?.proposalId}/deliverables/approve`)

  expect(approval.statusCode).toBe(200)
  expect((await maren.get(`/api/contracts/${waiting?._id}`)).json()).toMatchObject({ status: 'completed' })
})
