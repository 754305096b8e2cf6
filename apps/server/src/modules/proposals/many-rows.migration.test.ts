import { expect, test } from 'vitest'
import { insertOldContract, startBeforeMigration } from '../../testing/migrations.ts'

test('proposals from before name the client of their project, and follow it', async () => {
  const { query, migrate } = await startBeforeMigration('0050_many_rows')
  const { client } = await insertOldContract(query)

  await migrate()

  expect((await query('select client_id from proposals')).rows).toEqual([{ client_id: client }])
  await query('update proposals set client_id = freelancer_id')
  expect((await query('select client_id from proposals')).rows).toEqual([{ client_id: client }])
  await query('update projects set client_id = (select freelancer_id from proposals)')
  expect((await query('select client_id = freelancer_id as moved from proposals')).rows).toEqual([{ moved: true }])
})
