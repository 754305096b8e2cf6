import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { CheckQuestion } from './check-question.tsx'

test('a question with a long piece of code is no wider than a phone', async () => {
  await page.viewport(320, 800)
  mount(
    <CheckQuestion
      check={{
        question: 'What does `Modifier.background(Color.Green).padding(16.dp).fillMaxWidth()` show?',
        options: ['A green frame', 'A green area'],
        answer: 'A green area',
        explanation: 'It is drawn first.',
      }}
    />,
  )
  await expect.element(page.getByText('What does')).toBeVisible()

  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
