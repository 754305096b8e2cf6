import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { ShareDialog } from './share-dialog.tsx'

const link = { title: 'A course', text: undefined, url: 'https://guildhall.example/courses/1' }
const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0)

test('where the browser does not allow copying, the link is selected to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  mount(<ShareDialog link={link} onClose={() => {}} />)
  const field = page.getByRole('textbox', { name: 'Public link' })
  const copy = page.getByRole('button', { name: 'Copy link' })

  await copy.click()
  await expect.element(page.getByText('The link is selected')).toBeVisible()
  await expect.element(field).toHaveFocus()
  const input = field.element() as HTMLInputElement
  expect(selected(input)).toBe(link.url)

  // Safari leaves the focus where it is when a button is clicked.
  input.setSelectionRange(0, 0)
  ;(copy.element() as HTMLElement).click()
  await expect.poll(() => selected(input)).toBe(link.url)
})
