import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { ScoreField } from './score-field.tsx'

function Field() {
  return (
    <ScoreField label="Quality" hint="Of the work." error="Choose a score." field={useForm().register('quality')} />
  )
}

test('a score is described by its hint and by what is wrong with it', async () => {
  mount(<Field />)

  await expect
    .element(page.getByRole('radiogroup', { name: 'Quality' }))
    .toHaveAccessibleDescription('Of the work. Choose a score.')
})
