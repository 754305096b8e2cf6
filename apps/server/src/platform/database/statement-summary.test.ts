import { expect, test } from 'vitest'
import { statementSummary } from './statement-summary.ts'

test.each([
  ['begin', 'begin'],
  ['SELECT id FROM projects WHERE id = $1', 'select projects'],
  ['select "p"."id" from "projects" "p" left join "users" on "users"."id" = "p"."client_id"', 'select projects, users'],
  ['select 1 from a, lateral (select from only "jobs"."job" where x is distinct from y)', 'select a, jobs.job'],
  ['insert into mails (id) values ($1) on conflict do update set id = $1', 'insert mails'],
  ['update only proposals set state = $1', 'update proposals'],
  ['delete from sessions where token = $1', 'delete sessions'],
  ['select id from projects where id = $1 for no key update', 'select projects'],
  ['select id from projects for update skip locked', 'select projects'],
  ['select extract(epoch from now()) from clocks', 'select clocks'],
  ['with due as (select id from jobs.job limit 5) update jobs.job set state = $1 from due', 'update jobs.job'],
  [
    'with recursive up (id) as (select id from parts), down as materialized (select 1) select * from up',
    'select parts',
  ],
  ["select 'from secrets where it''s' from notes -- from elsewhere", 'select notes'],
  ["select 'a text that ends in the middle from sec", 'select'],
  ["select id from notes where text = 'ada@guildhall.example'", 'select notes'],
  ["set local statement_timeout = '5s'", 'set'],
])('%s is told as: %s', (text, summary) => {
  expect(statementSummary(text)).toBe(summary)
})

test('of a long text the beginning is read', () => {
  const early = `select id from notes where ${'id = $1 or '.repeat(1_000)} id in (select id from users)`

  expect(statementSummary(early)).toBe('select notes')
})
