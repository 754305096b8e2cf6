import { deliverableMaxBytes, deliverableMaxFiles } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { attachedFiles, deliverableFiles, stillListed } from './chosen-files.ts'

test.each([
  { name: 'plans.pdf', size: 1, problem: undefined },
  { name: 'PLANS.PDF', size: deliverableMaxBytes, problem: undefined },
  { name: 'photo.jpeg', size: 10, problem: undefined },
  { name: 'plans.pdf', size: deliverableMaxBytes + 1, problem: 'Larger than 50MB, the limit for one file.' },
  { name: 'plans.pdf', size: 0, problem: 'This file is empty.' },
  { name: 'setup.exe', size: 10, problem: 'Not a ZIP, PDF, PNG, JPG, DOC or DOCX file.' },
  { name: 'logo.fig', size: 10, problem: undefined },
  { name: 'notes.txt', size: 10, problem: undefined },
  { name: 'zip', size: 10, problem: 'Not a ZIP, PDF, PNG, JPG, DOC or DOCX file.' },
])('a file named $name of $size bytes: $problem', ({ problem, ...file }) => {
  expect(deliverableFiles.problemWith(file)).toBe(problem)
})

const files = (count: number, name = 'a.zip') => Array.from({ length: count }, () => ({ name, size: 1 }))

test.each([
  { chosen: [], problem: 'Please upload at least one file' },
  { chosen: files(1), problem: undefined },
  { chosen: files(deliverableMaxFiles), problem: undefined },
  {
    chosen: files(deliverableMaxFiles + 2),
    problem: `One upload can hold ${deliverableMaxFiles} files. Remove 2, or pack several into a ZIP.`,
  },
  { chosen: [...files(1), ...files(1, 'a.exe')], problem: 'One file cannot be uploaded. Remove it to go on.' },
  { chosen: files(3, 'a.exe'), problem: '3 files cannot be uploaded. Remove them to go on.' },
])('$chosen.length files together: $problem', ({ chosen, problem }) => {
  expect(deliverableFiles.problemWithAll(chosen)).toBe(problem)
})

test.each([
  { name: 'figures.CSV', problem: undefined },
  { name: 'logo.svg', problem: undefined },
  { name: 'plans.pdf', problem: undefined },
  { name: 'setup.exe', problem: 'This kind of file cannot be sent as it is. Pack it into a ZIP.' },
  { name: 'page.html', problem: 'This kind of file cannot be sent as it is. Pack it into a ZIP.' },
])('$name with a message: $problem', ({ name, problem }) => {
  expect(attachedFiles.problemWith({ name, size: 10 })).toBe(problem)
})

test.each([
  { rows: ['a.pdf', 'b.pdf', 'a.pdf'], places: [0, 1, 2] },
  { rows: ['a.pdf', 'a.pdf'], places: [0, 2] },
  { rows: ['b.pdf', 'a.pdf'], places: [0, 1] },
  { rows: [], places: [] },
])('of a.pdf, b.pdf and another a.pdf, those at $places are still listed as $rows', ({ rows, places }) => {
  const chosen = ['a.pdf', 'b.pdf', 'a.pdf'].map((name) => ({ name, size: 1 }))
  const list = [{ _id: 'f1', filename: 'b.pdf' }, ...rows.map((filename) => ({ _id: '', filename }))]

  expect(stillListed(chosen, list)).toEqual(places)
})
