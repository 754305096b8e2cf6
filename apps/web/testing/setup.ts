import '../app/styles/app.css'
import { toast } from 'sonner'
import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import { discardAllFileDrafts } from '../app/file-drafts.ts'
import { getQueryClient } from '../app/query-client.ts'
import { clearStoredSession } from '../app/stored-session.ts'
import { forgetToasts } from './toasts.ts'

beforeEach(async () => {
  forgetToasts()
  await commands.mendLine()
})

// Each test starts with a fresh browser.
afterEach(async () => {
  await commands.mendLine()
  toast.dismiss()
  clearStoredSession()
  sessionStorage.clear()
  await discardAllFileDrafts()
  getQueryClient().clear()
})
