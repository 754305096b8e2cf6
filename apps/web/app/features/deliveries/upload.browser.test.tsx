import { createStore, entries } from 'idb-keyval'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { chooseFiles } from '../../../testing/choose-files.ts'
import { mount } from '../../../testing/mount.tsx'
import { insertDeal, person, signInAs } from '../../../testing/people.ts'
import { toasts } from '../../../testing/toasts.ts'
import { FreelancerDelivery } from './shared/freelancer-delivery.tsx'
import { UploadForm } from './upload-form.tsx'

type Delivery = { versions: { message: string }[] }

const upload = { method: 'POST', path: '/deliverables$' }
const look = { method: 'GET', path: '/deliverables$' }

const pageOne = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'
const sampleFile = (name: string, parts: BlobPart[] = [pageOne]) =>
  new File(parts, name, { lastModified: 1_700_000_000_000 })

const choose = async (...files: File[]) => {
  const input = page.getByLabelText('Choose files')
  await expect.element(input).toBeEnabled()
  chooseFiles(input, ...files)
}
const message = page.getByLabelText('Message')
const chosen = page.getByRole('list', { name: 'Chosen files' })
const send = page.getByRole('button', { name: 'Upload Deliverables' })
const retry = page.getByRole('button', { name: 'Retry Upload' })
const hasArrived = page.getByText('Waiting for Cleo')

async function openDesk() {
  const { freelancer, proposalId } = await insertDeal()
  signInAs(freelancer)
  const open = () => mount(<FreelancerDelivery proposalId={proposalId} clientName="Cleo" />)
  const { unmount } = open()
  await expect.element(message).toBeVisible()
  return {
    freelancer,
    proposalId,
    leave: unmount,
    open,
    delivered: async () => {
      const { versions } = await freelancer.call<Delivery>('GET', `/api/proposals/${proposalId}/deliverables`)
      return versions.map((version) => version.message)
    },
  }
}

const keptFiles = async () =>
  (await entries<string, { files: File[] }>(createStore('guildhall-file-drafts', 'files'))).map(
    ([, { files }]) => files.length,
  )

/** Reads of kept files wait until the returned function is called, as on a slow device. */
async function holdKeptFiles(): Promise<() => void> {
  let isHeld = true
  const begun = Promise.withResolvers<void>()
  void createStore('guildhall-file-drafts', 'files')('readwrite', (store) => {
    const goOn = () => {
      begun.resolve()
      if (isHeld) store.get('').onsuccess = goOn
    }
    store.get('').onsuccess = goOn
  })
  await begun.promise
  return () => {
    isHeld = false
  }
}

async function uploadKeys() {
  const calls = await commands.listCalls()
  return calls
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/deliverables'))
    .map((call) => call.idempotencyKey)
}

test('an upload says how far it is; called off, it leaves everything in its place and arrives later', async () => {
  const { delivered } = await openDesk()
  await choose(sampleFile('plans.pdf', [pageOne, new Uint8Array(40_000_000)]))
  await message.fill('Have a look.')
  await commands.setLine([{ ...upload, does: 'hold' }])
  await send.click()
  await expect.element(page.getByRole('progressbar', { name: 'Uploading...' })).toBeVisible()
  // How much of it is sent is what the system's buffers take, as nobody reads.
  await expect.element(page.getByText(/^[1-9]\d?%, [\d.]+ [KM]B of 3\d\.\d MB$/)).toBeVisible()
  await expect.element(message).toBeDisabled()
  const cancel = page.getByRole('button', { name: 'Cancel Upload' })
  await expect.element(cancel).toHaveFocus()

  await cancel.click()
  await expect.element(send).toHaveFocus()
  await expect.element(message).toHaveValue('Have a look.')
  await expect.element(chosen.getByText('plans.pdf')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await commands.setLine([])
  expect(await delivered()).toEqual([])

  await send.click()
  await expect.element(hasArrived).toBeVisible()
  expect(await delivered()).toEqual(['Have a look.'])
})

test('once the last byte has left, the page says that the files are checked', async () => {
  await openDesk()
  await choose(sampleFile('plans.pdf'))
  await commands.setLine([{ ...upload, does: 'hold' }])
  await send.click()

  await expect.element(page.getByRole('progressbar', { name: 'All sent. Checking the files...' })).toBeVisible()
  await commands.setLine([])
  await expect.element(hasArrived).toBeVisible()
})

test('a line that breaks loses nothing, and what is sent again arrives once', async () => {
  const { delivered } = await openDesk()
  await choose(sampleFile('plans.pdf'), sampleFile('notes.pdf'))
  await message.fill('Two files.')
  await commands.setLine([{ ...upload, does: 'cut' }])
  await send.click()
  await expect.element(page.getByText('Failed to upload deliverables')).toBeVisible()
  await expect.element(page.getByText('Your files and your message are still here.')).toBeVisible()
  await expect.element(chosen.getByRole('listitem')).toHaveLength(2)
  await expect.element(message).toHaveValue('Two files.')

  await commands.setLine([])
  await retry.click()
  await expect.poll(toasts).toContain('Deliverables uploaded successfully!')
  await expect.element(hasArrived).toBeVisible()
  expect(await delivered()).toEqual(['Two files.'])
})

test('files whose answer was lost are found on the server, and the form gives way to them', async () => {
  const { delivered } = await openDesk()
  await choose(sampleFile('plans.pdf'))
  await message.fill('Sent once.')
  await commands.setLine([{ ...upload, does: 'loseAnswer' }])
  await send.click()

  await expect.poll(toasts).toContain('Deliverables uploaded successfully!')
  await expect.element(hasArrived).toBeVisible()
  expect(await delivered()).toEqual(['Sent once.'])
  expect(await uploadKeys()).toHaveLength(1)
})

test('when nothing can be learned of a lost answer, the retry has the same key and the server the same version', async () => {
  const { delivered } = await openDesk()
  await choose(sampleFile('plans.pdf'))
  await message.fill('Sent twice.')
  // The page goes on asking by itself, so nothing may be learned until the retry has arrived.
  const nothing = { ...look, does: 'answer', status: 400 } as const
  await commands.setLine([{ ...upload, does: 'loseAnswer' }, nothing])
  await send.click()
  await expect.element(retry).toHaveFocus()

  await commands.setLine([{ ...upload, does: 'holdAnswer' }, nothing])
  await retry.click()
  await expect.poll(uploadKeys).toHaveLength(2)
  await commands.setLine([])
  await expect.element(hasArrived).toBeVisible()
  expect(await delivered()).toEqual(['Sent twice.'])
  const [first, second, ...more] = await uploadKeys()
  expect(first).toBeTruthy()
  expect([second, more]).toEqual([first, []])
})

test('a file that the server refuses is named; the others stay, and without it they go under a key of their own', async () => {
  const { delivered } = await openDesk()
  await choose(sampleFile('plans.pdf'), sampleFile('fake.pdf', ['just words, no document']))
  await send.click()
  await expect.element(page.getByText(/“fake\.pdf” is not a ZIP, PDF/)).toBeVisible()
  expect(await delivered()).toEqual([])

  await page.getByRole('button', { name: 'Remove fake.pdf' }).click()
  await expect.element(page.getByLabelText('Choose files')).toHaveFocus()
  await expect.element(chosen.getByRole('listitem')).toHaveLength(1)
  await expect.element(chosen.getByText('plans.pdf')).toBeVisible()
  await retry.click()
  await expect.element(hasArrived).toBeVisible()
  const [first, second] = await uploadKeys()
  expect(second).not.toBe(first)
})

test('what cannot be uploaded is said beside each file, and nothing is sent', async () => {
  await openDesk()
  await send.click()
  await expect
    .element(page.getByLabelText('Choose files'))
    .toHaveAccessibleDescription(/Please upload at least one file/)

  await choose(sampleFile('setup.exe'), sampleFile('empty.pdf', []), sampleFile('plans.pdf'))
  await expect.element(chosen.getByText('Not a ZIP, PDF, PNG, JPG, DOC or DOCX file.')).toBeVisible()
  await expect.element(chosen.getByText('This file is empty.')).toBeVisible()
  await send.click()
  await expect
    .element(page.getByLabelText('Choose files'))
    .toHaveAccessibleDescription(/2 files cannot be uploaded\. Remove them to go on\./)
  expect(await uploadKeys()).toEqual([])
})

test('files and message outlive the form, are no one else’s, and go once they have arrived', async () => {
  const { freelancer, proposalId, leave, open } = await openDesk()
  await choose(sampleFile('plans.pdf'), sampleFile('notes.pdf'))
  await message.fill('Half a sentence')
  await expect.poll(keptFiles).toEqual([2])
  leave()

  signInAs(await person())
  const others = mount(<UploadForm proposalId={proposalId} onUploaded={() => {}} />)
  await expect.element(message).toHaveValue('')
  await keptFiles() // after the form has read them
  await expect.element(chosen).not.toBeInTheDocument()
  others.unmount()

  signInAs(freelancer)
  open()
  await expect.element(page.getByText('Your draft is back, as you left it.')).toBeVisible()
  await expect.element(chosen.getByRole('listitem')).toHaveLength(2)
  await expect.element(message).toHaveValue('Half a sentence')

  await send.click()
  await expect.element(hasArrived).toBeVisible()
  await expect.poll(keptFiles).toEqual([])
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('files chosen before the kept ones were read replace them', async () => {
  const { leave, open } = await openDesk()
  await choose(sampleFile('kept.pdf'), sampleFile('notes.pdf'))
  await expect.poll(keptFiles).toEqual([2])
  leave()
  const release = await holdKeptFiles()
  open()
  await choose(sampleFile('chosen.pdf'))
  await expect.element(chosen.getByText('chosen.pdf')).toBeVisible()

  release()

  await expect.poll(keptFiles).toEqual([1]) // written after the others were read
  await expect.element(chosen.getByText('chosen.pdf')).toBeVisible()
  await expect.element(chosen.getByRole('listitem')).toHaveLength(1)
})

test('what was prepared can be thrown away', async () => {
  const { leave, open } = await openDesk()
  await choose(sampleFile('plans.pdf'))
  await expect.poll(keptFiles).toEqual([1])
  leave()
  open()

  await page.getByRole('button', { name: 'Start afresh' }).click()
  await expect.element(chosen).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Choose files')).toHaveFocus()
  await expect.poll(keptFiles).toEqual([])
})
