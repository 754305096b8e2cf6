import { lazyPart } from '../../../ui/lazy-part.tsx'

/** An exercise for which somebody else keeps the work. */
export const LazyExercise = lazyPart(async () => ({ default: (await import('../exercise-body.tsx')).ExerciseBody }))
