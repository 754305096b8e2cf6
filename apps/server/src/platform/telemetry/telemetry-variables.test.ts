import { expect, test } from 'vitest'
import { type ConfigError, loadConfig } from '../config/config.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }

test('an endpoint switches all three on, and what else is set for the libraries is handed on', () => {
  const env = { ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=abc', OTEL_LOGS_EXPORTER: 'none', PATH: '/bin' }

  expect(loadConfig(env).telemetry).toEqual({
    signals: { traces: true, metrics: true, logs: false },
    sampler: undefined,
    ratio: 1,
    environment: { ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=abc', OTEL_LOGS_EXPORTER: 'none' },
  })
  expect(
    loadConfig({ ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' }),
  ).toMatchObject({
    telemetry: { sampler: 'traceidratio', ratio: 0.25 },
  })
})

test.each([
  [{}],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
  [{ OTEL_SERVICE_NAME: 'hall', OTEL_TRACES_SAMPLER: 'always_on' }],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' }],
])('%o sends nothing', (env) => {
  expect(loadConfig(env).telemetry).toBeUndefined()
})

test.each([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be a whole address, such as http://collector:4318.',
  ],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json.'],
  [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
  [{ OTEL_METRICS_EXPORTER: 'prometheus' }, 'OTEL_METRICS_EXPORTER must be otlp or none.'],
  [{ OTEL_SDK_DISABLED: '1' }, 'OTEL_SDK_DISABLED must be true or false.'],
])('%o is refused in a sentence', (env, sentence) => {
  try {
    loadConfig(env)
    expect.unreachable()
  } catch (error) {
    expect((error as ConfigError).problems).toEqual([sentence])
  }
})
