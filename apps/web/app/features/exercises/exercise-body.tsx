import type { ExerciseView } from '@guildhall/contract'
import { Paragraphs } from '../../ui/formatted-text.tsx'
import { CalculationExercise } from './calculation-exercise.tsx'
import { CodeExercise } from './code-exercise.tsx'
import { JudgmentExercise } from './judgment-exercise.tsx'
import { ReadingExercise } from './reading/reading-exercise.tsx'
import { TaskExercise } from './task-exercise.tsx'
import type { ExerciseWork } from './use-exercise-work.ts'

export interface ExerciseBodyProps {
  exercise: ExerciseView
  work: ExerciseWork
}

/** What is to do, and where. */
export function ExerciseBody({ exercise, work }: ExerciseBodyProps) {
  return (
    <>
      <Paragraphs>{exercise.task.join('\n\n')}</Paragraphs>
      <Kind exercise={exercise} work={work} />
    </>
  )
}

function Kind({ exercise, work }: ExerciseBodyProps) {
  if (exercise.kind === 'code') return <CodeExercise exercise={exercise} work={work} />
  if (exercise.kind === 'calculation') return <CalculationExercise exercise={exercise} work={work} />
  if (exercise.kind === 'judgment') return <JudgmentExercise exercise={exercise} work={work} />
  if (exercise.kind === 'task') return <TaskExercise exercise={exercise} work={work} />
  return <ReadingExercise exercise={exercise} work={work} />
}
