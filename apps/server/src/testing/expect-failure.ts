import { type FailureView, failureView } from '@guildhall/contract'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

export function expectFailure(response: LightMyRequestResponse, status: number, code: string): FailureView {
  expect([response.statusCode, response.json().code]).toEqual([status, code])
  const failure = failureView.strict().parse(response.json())
  expect(failure.error).toBe(failure.message)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(failure.message).toMatch(/^.{5,300}$/su)
  return failure
}

export function sortedStatuses(responses: readonly LightMyRequestResponse[]): number[] {
  return responses.map((response) => response.statusCode).sort((one, other) => one - other)
}
