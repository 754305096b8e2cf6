import { expect } from 'vitest'
import { samples } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

type Caller = ReturnType<TestApp['as']>

/** As many as go with a proposal, of kinds that people have and the specification's list for deliveries does not name. */
const workFiles = [
  { filename: 'prices.csv', bytes: samples.text },
  { filename: 'logo.svg', bytes: samples.svg },
  { filename: 'film.mov', bytes: samples.mov },
]

/** Returns their ids. */
export async function uploadWorkFiles(person: Caller, address: string): Promise<string[]> {
  const form = new FormData()
  for (const { filename, bytes } of workFiles) form.append('files', new File([bytes], filename))
  const { statusCode, body, json } = await person.post(address, form)
  expect(statusCode, body).toBe(201)
  return json().attachments.map(({ _id }: { _id: string }) => _id)
}

/** That they are at these addresses, for `person`, and no browser shows or runs them. */
export async function expectWorkFilesSaved(person: Caller, addresses: readonly string[]) {
  expect(addresses).toHaveLength(workFiles.length)
  for (const [index, { filename, bytes }] of workFiles.entries()) {
    const { rawPayload, headers } = await person.get(addresses[index] ?? '')
    expect(rawPayload).toEqual(bytes)
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename=${filename}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  }
}

export function uploadForm(names = ['plan.pdf']): FormData {
  const form = new FormData()
  for (const name of names) form.append('files', new File([samples.pdf], name))
  return form
}
