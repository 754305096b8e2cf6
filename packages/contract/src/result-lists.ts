import { z } from 'zod'
import { skillParam } from './assessments.ts'
import { pageQuery } from './projects.ts'

/** The filter of every list of assessment results. */
export const resultListQuery = z.object({ skill: skillParam.optional(), ...pageQuery })
