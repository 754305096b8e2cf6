import { inPrint } from './scenes-in-print.ts'
import { onScreens } from './scenes-on-screens.ts'
import { onTelephones } from './scenes-on-telephones.ts'

/** Pictures of the portfolios, by the title of the piece they show. */
export const crowdScenes = { ...onScreens, ...onTelephones, ...inPrint }
