import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import RenamePasskeyDialog from './rename-passkey-dialog.tsx'

test('a passkey is renamed from the name it has', async () => {
  const passkey = {
    _id: 'one',
    name: 'Old phone',
    createdAt: '2026-03-02T10:00:00Z',
    lastUsedAt: null,
    isSynced: false,
  }

  mount(<RenamePasskeyDialog userId="ada" passkey={passkey} onClose={() => {}} />)

  await expect.element(page.getByLabelText('Name of the passkey')).toHaveValue('Old phone')
})
