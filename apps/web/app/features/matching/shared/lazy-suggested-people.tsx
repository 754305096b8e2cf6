import { lazyPart } from '../../../ui/lazy-part.tsx'

export const SuggestedPeople = lazyPart(() => import('../suggested-people.tsx'))
