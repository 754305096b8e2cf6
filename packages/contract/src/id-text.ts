import { z } from 'zod'

/** An id that someone sends, in any case. Small letters come out, so that ids can be compared as texts. */
export const idText = (error?: string) => z.uuid(error === undefined ? {} : { error }).toLowerCase()
