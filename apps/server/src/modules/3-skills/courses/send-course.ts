import { Readable } from 'node:stream'
import type { CourseClaimView, CourseEvent, GeneratedCourseView } from '@guildhall/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { logRefusal } from '../../../platform/http/error-handler.ts'
import { linesOf, ndjson, prefersNdjson } from './course-ndjson.ts'
import { newCourse } from './course-steps.ts'

/** Sends lines or one response. An error before the first step is a normal error response; a later one is a line. */
export async function sendCourse(
  request: FastifyRequest,
  reply: FastifyReply,
  steps: AsyncGenerator<CourseEvent, void>,
): Promise<GeneratedCourseView | FastifyReply> {
  const first = await steps.next()
  if (prefersNdjson(request.headers.accept)) {
    const lines = linesOf(first, steps, (error) => logRefusal(error, request))
    // Proxies must not buffer the stream.
    void reply.type(ndjson).header('x-accel-buffering', 'no')
    return reply.send(Readable.from(lines)) as FastifyReply
  }
  return collect(first, steps)
}

async function collect(first: IteratorResult<CourseEvent, void>, steps: AsyncGenerator<CourseEvent, void>) {
  const made = newCourse()
  let keptAs: string | null = null
  let claim: CourseClaimView | undefined
  for (let { value: step } = first; step; step = (await steps.next()).value) {
    if (step.type === 'done') keptAs = step._id
    else if (step.type === 'claimable') claim = step
    else if (step.type === 'course' || step.type === 'lesson') made.add(step)
  }
  return { ...made.course(), _id: keptAs, ...(claim ? { claim } : {}) }
}
