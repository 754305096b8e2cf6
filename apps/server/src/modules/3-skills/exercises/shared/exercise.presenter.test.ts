import { listCourseWork } from '@guildhall/content'
import { exerciseView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { presentExercise } from './exercise.presenter.ts'
import { allExercisesOf } from './exercise-library.ts'

test.each(listCourseWork())('exercises of %s are sent without what proves them, and in their shape', (courseId) => {
  for (const exercise of allExercisesOf(courseId)) {
    const sent = presentExercise(courseId, exercise)

    expect(sent).not.toHaveProperty('run')
    expect(sent.kind === 'code' && 'wrong' in sent).toBe(false)
    expect(exerciseView.parse(sent)).toEqual(sent)
    const isCode = 'solution' in sent || 'code' in sent
    if (isCode && sent.language !== 'text') expect(sent.solutionColors).toMatch(/^([a-z_]\d+)+$/)
  }
})
