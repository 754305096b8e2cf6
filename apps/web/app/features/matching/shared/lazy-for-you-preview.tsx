import { lazyPart, nothing } from '../../../ui/lazy-part.tsx'

export const ForYouPreview = lazyPart(() => import('../for-you-preview.tsx'), nothing)
