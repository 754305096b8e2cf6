import { isSpanContextValid, trace } from '@opentelemetry/api'
import { expect, test } from 'vitest'
import { logRecordOf } from './log-record.ts'

const line = (fields: object) =>
  JSON.stringify({ level: 50, time: 1_700_000_000_000, pid: 1, hostname: 'hall', ...fields })

test('a line is told with its ids and where its error was thrown, without the words of the error or the address', () => {
  const { body, attributes, severityText, context } = logRecordOf(
    line({
      reqId: 'a-request',
      trace_id: '0af7651916cd43dd8448eb211c80319c',
      span_id: 'b7ad6b7169203331',
      req: { url: '/projects?search=secret', remoteAddress: '192.0.2.1' },
      job: { kind: 'mail.send', id: 'a-job' },
      err: {
        type: 'DatabaseError',
        code: '23505',
        message: 'Failed query: params: ada@guildhall.example',
        stack:
          'DatabaseError: Failed query:\n params: ada@guildhall.example\n    at insertUser (user.ts:1:2)\n    at run (a.ts:3:4)',
      },
      msg: 'a job failed',
    }),
  )

  expect({ body, attributes, severityText }).toEqual({
    body: 'a job failed',
    severityText: 'ERROR',
    attributes: {
      'guildhall.request_id': 'a-request',
      'messaging.destination.name': 'mail.send',
      'messaging.message.id': 'a-job',
      'exception.type': 'DatabaseError',
      'error.type': '23505',
      'exception.stacktrace': '    at insertUser (user.ts:1:2)\n    at run (a.ts:3:4)',
    },
  })
  expect(context && trace.getSpanContext(context)).toMatchObject({ spanId: 'b7ad6b7169203331' })
})

test('a line that has no text but that of its error is told by the kind of the error', () => {
  const { body, context } = logRecordOf(line({ err: { type: 'TypeError', message: 'ada is odd' }, msg: 'ada is odd' }))

  expect(body).toBe('TypeError')
  const span = context && trace.getSpanContext(context)
  expect(span ? isSpanContextValid(span) : false).toBe(false)
})
