import { createRoot, hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CheckQuestion } from './check-question.tsx'

const question = (
  <CheckQuestion
    check={{
      question: 'Which keeps a volume of 0?',
      options: ['volume || 50', 'volume ?? 50', 'volume && 50', 'volume | 50'],
      answer: 'volume ?? 50',
      explanation: 'Only null and undefined give way.',
    }}
  />
)

test('an answer that was chosen before the script arrived can be checked', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  drawn.render(question)
  await expect.element(page.getByRole('button', { name: 'Check answer' })).toBeDisabled()
  const { innerHTML } = place
  drawn.unmount()
  place.innerHTML = innerHTML
  await page.getByLabelText('volume ?? 50').click()

  hydrateRoot(place, question)

  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Right.')
})
