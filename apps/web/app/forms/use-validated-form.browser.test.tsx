import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { mount } from '../../testing/mount.tsx'
import { ApiError } from '../api-errors.ts'
import { SubmitButton } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { filled } from './text-schemas.ts'
import { submittedBy, useValidatedForm } from './use-validated-form.ts'

type Body = { title: string; note: string }

const schema: z.ZodType<Body, Body> = z.object({
  title: filled('Title is required.'),
  note: filled('Note is required.').pipe(z.string().trim()),
})

const refusal = new ApiError({
  status: 400,
  statusText: 'Bad Request',
  code: 'request.invalid',
  message: 'Some fields are not right.',
  details: [
    { path: 'note', message: 'The note is too short.' },
    { path: 'title', message: 'The title is taken.' },
  ],
})

function Form({
  loadSchema,
  send,
}: {
  loadSchema?: () => Promise<typeof schema>
  send: (body: Body) => Promise<void>
}) {
  const [failure, setFailure] = useState<string>()
  const { form, submit } = useValidatedForm({
    loadSchema: loadSchema ?? (async () => schema),
    defaultValues: { title: '', note: '' },
    send,
    onFailure: (error) => setFailure(String(error)),
  })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={submittedBy(submit)}>
      <TextField label="Title" error={errors.title?.message} {...form.register('title')} />
      <TextField label="Note" error={errors.note?.message} {...form.register('note')} />
      <SubmitButton>Send</SubmitButton>
      <p>{failure}</p>
    </form>
  )
}

const title = page.getByLabelText('Title')
const note = page.getByLabelText('Note')
const button = page.getByRole('button', { name: 'Send' })

test('what the schema refuses is not sent; its sentences stand at their fields, until they are changed', async () => {
  const sent: Body[] = []
  mount(<Form send={async (body) => void sent.push(body)} />)
  await button.click()
  await expect.element(title).toHaveAccessibleDescription('Title is required.')
  await expect.element(note).toHaveAccessibleDescription('Note is required.')
  await expect.element(title).toHaveFocus()

  await title.fill('A shop')
  await expect.element(title).toBeValid()
  await expect.element(note).toBeInvalid()
  await note.fill(' For chairs. ')
  await button.click()
  await expect.poll(() => sent).toEqual([{ title: 'A shop', note: 'For chairs.' }])
})

test('what the server refuses stands at the same fields, and the first of them gets the focus', async () => {
  mount(<Form send={() => Promise.reject(refusal)} />)
  await title.fill('A shop')
  await note.fill('For chairs.')
  await button.click()

  await expect.element(page.getByText('Some fields are not right.')).toBeVisible()
  await expect.element(title).toHaveAccessibleDescription('The title is taken.')
  await expect.element(note).toHaveAccessibleDescription('The note is too short.')
  await expect.element(title).toHaveFocus()
})

test('two presses send once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent: string[] = []
  mount(
    <Form
      send={async (body) => {
        sent.push(body.title)
        await promise
      }}
    />,
  )
  await title.fill('A shop')
  await note.fill('For chairs.')
  await button.click()
  await button.click()
  await expect.poll(() => sent).toEqual(['A shop'])
  resolve()

  await title.fill('Another shop')
  await expect
    .poll(async () => {
      await button.click()
      return sent
    })
    .toContain('Another shop')
  expect(sent.filter((name) => name === 'A shop')).toEqual(['A shop'])
})

test('without its schema a form sends nothing, says that the connection failed, and keeps what was typed', async () => {
  let isReachable = false
  const sent: Body[] = []
  const loadSchema = () => (isReachable ? Promise.resolve(schema) : Promise.reject(new TypeError('Failed to fetch')))
  mount(<Form loadSchema={loadSchema} send={async (body) => void sent.push(body)} />)
  await title.fill('A shop')
  await note.fill('For chairs.')
  await button.click()
  await expect.element(page.getByText('Part of this page could not be loaded.')).toBeVisible()
  expect(sent).toEqual([])
  await expect.element(title).toHaveValue('A shop')

  isReachable = true
  await button.click()
  await expect.poll(() => sent).toEqual([{ title: 'A shop', note: 'For chairs.' }])
})
