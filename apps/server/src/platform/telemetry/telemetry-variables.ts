import { z } from 'zod'

/** Of one process. Recording all of a simple request takes a fifth as long as the request, so a busy process records some. */
export const tracesPerSecond = 50

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type SamplerName = (typeof samplers)[number]
export type Signal = 'traces' | 'metrics' | 'logs'

export type TelemetryConfig = {
  signals: Record<Signal, boolean>
  /** Undefined: as many as {@link tracesPerSecond} allows. */
  sampler: SamplerName | undefined
  /** Of traces, from 0 to 1, for the samplers that take one. */
  ratio: number
  /** The variables that are OpenTelemetry's, of which the libraries read many more than we do. */
  environment: Record<string, string>
}

const exported = (name: string) => z.enum(['otlp', 'none'], `${name} must be otlp or none.`).default('otlp')

/** As OpenTelemetry names them. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    fallback: 'unset: nothing is sent',
    meaning:
      'The OpenTelemetry collector that traces, metrics and logs are sent to, as http://collector:4318. Other variables of ' +
      'OpenTelemetry for OTLP over HTTP, such as OTEL_EXPORTER_OTLP_HEADERS, work, too.',
    schema: z
      .string()
      .refine(
        (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
        'OTEL_EXPORTER_OTLP_ENDPOINT must be a whole address, such as http://collector:4318.',
      )
      .optional(),
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    fallback: 'http/json',
    meaning: 'How it is sent. There is no other way than JSON over HTTP, which every collector takes.',
    schema: z.enum(['http/json'], 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json.').default('http/json'),
  },
  OTEL_SERVICE_NAME: {
    fallback: 'guildhall',
    meaning: 'What the collector calls us.',
    schema: z.string().optional(),
  },
  OTEL_TRACES_SAMPLER: {
    fallback: `unset: up to ${tracesPerSecond} a second`,
    meaning: `Which traces are recorded: ${samplers.join(', ')}. Those called parentbased leave it to the proxy where that began the trace; unset does so within its limit.`,
    schema: z.enum(samplers, `OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}.`).optional(),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    fallback: '1',
    meaning: 'For the samplers of a ratio: 0.1 records one trace of ten.',
    schema: z
      .string()
      .default('1')
      .refine(
        (value) => /^\d+(\.\d+)?$/.test(value) && Number(value) <= 1,
        'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.',
      )
      .transform(Number),
  },
  OTEL_TRACES_EXPORTER: {
    fallback: 'otlp',
    meaning: 'none sends no traces.',
    schema: exported('OTEL_TRACES_EXPORTER'),
  },
  OTEL_METRICS_EXPORTER: {
    fallback: 'otlp',
    meaning: 'none sends no metrics.',
    schema: exported('OTEL_METRICS_EXPORTER'),
  },
  OTEL_LOGS_EXPORTER: {
    fallback: 'otlp',
    meaning: 'none sends no lines of the log.',
    schema: exported('OTEL_LOGS_EXPORTER'),
  },
  OTEL_SDK_DISABLED: {
    fallback: 'false',
    meaning: 'true sends nothing, whatever else is set.',
    schema: z.enum(['true', 'false'], 'OTEL_SDK_DISABLED must be true or false.').default('false'),
  },
} as const

type Schemas = { [Name in keyof typeof telemetryVariables]: (typeof telemetryVariables)[Name]['schema'] }
type Values = z.output<z.ZodObject<Schemas>>

export function telemetryConfigOf(values: Values, env: NodeJS.ProcessEnv): TelemetryConfig | undefined {
  if (values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined || values.OTEL_SDK_DISABLED === 'true') return undefined
  const signals = {
    traces: values.OTEL_TRACES_EXPORTER === 'otlp',
    metrics: values.OTEL_METRICS_EXPORTER === 'otlp',
    logs: values.OTEL_LOGS_EXPORTER === 'otlp',
  }
  if (!Object.values(signals).includes(true)) return undefined
  const ours = Object.entries(env).filter(([name, value]) => name.startsWith('OTEL_') && value)
  return {
    signals,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
    environment: Object.fromEntries(ours) as Record<string, string>,
  }
}
