import { queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { ChangedText } from './changed-text.tsx'

const start = { before: 'Two benches', after: 'Three benches' }
const end = { before: `${start.before} of oak.`, after: `${start.after} of ash.` }
const whole = () => queryOptions({ queryKey: ['versions'], queryFn: () => Promise.resolve(end) })

test('the newest change of a truncated text is read to its end at once', async () => {
  mount(<ChangedText versions={start} isTruncated isNewest whole={whole()} />)

  await expect.element(page.getByRole('insertion').last()).toHaveTextContent('[added: ash]')
})

test('an older one is fetched when it is asked for', async () => {
  mount(<ChangedText versions={start} isTruncated isNewest={false} whole={whole()} />)

  await expect.element(page.getByRole('insertion')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show what changed' }).click()
  await expect.element(page.getByRole('insertion').last()).toHaveTextContent('[added: ash]')
})

test('a text that is not truncated is shown as it is, however old the change', async () => {
  mount(<ChangedText versions={start} isTruncated={false} isNewest={false} whole={whole()} />)

  await expect.element(page.getByRole('deletion')).toHaveTextContent('[removed: Two]')
})
