import { expect, test } from 'vitest'
import { deliverySchema } from './delivery-schema.ts'

test('a delivery says of its files and of its message what is wrong', () => {
  const { error } = deliverySchema.safeParse({ files: [new File([], 'a.exe')], message: '🙂'.repeat(20_001) })

  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['files', 'One file cannot be uploaded. Remove it to go on.'],
    ['message', 'Message can be at most 20,000 characters long.'],
  ])
})

test('a delivery with a file and a message of 20,000 characters outside the basic plane can be sent', () => {
  const delivery = { files: [new File(['%PDF'], 'plans.pdf')], message: '🙂'.repeat(20_000) }

  expect(deliverySchema.parse(delivery)).toEqual(delivery)
})
