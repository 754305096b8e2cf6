import { projectSavedRedirectDelayMs } from '@guildhall/contract'
import type { Page } from '@playwright/test'
import { inDays } from './people.ts'

export interface ProjectFormValues {
  title: string
  description?: string
  /** Separated by commas. */
  skills?: string
  price?: string
  /** YYYY-MM-DD */
  deadline?: string
}

export async function fillProjectForm(
  page: Page,
  {
    title,
    description = 'Visitors choose two seats and pay at the door.',
    skills = 'Node.js',
    price = '40',
    deadline = inDays(30),
  }: ProjectFormValues,
) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill(description)
  await page.getByLabel('Required skills').fill(skills)
  await page.getByLabel('Price (USD)').fill(price)
  await page.getByLabel('Deadline').fill(deadline)
}

/**
 * From its next document on, the page does not leave the form by itself: a slow machine may look later than it leaves.
 * Returns what makes it leave.
 */
export async function stayAfterSaving(page: Page) {
  await page.addInitScript((delayMs) => {
    const set = window.setTimeout.bind(window)
    window.setTimeout = ((leave: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== delayMs) return set(leave, ms, ...rest)
      Object.assign(window, { leave })
      return set(() => {})
    }) as typeof window.setTimeout
  }, projectSavedRedirectDelayMs)
  return () => page.evaluate(() => (window as unknown as { leave: () => void }).leave())
}
