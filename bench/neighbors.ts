import { writesQuestions } from '../apps/server/src/testing/ai-questions.ts'
import { openSmtpServer } from '../apps/server/src/testing/open-smtp-server.ts'
import { startS3Server } from '../apps/server/src/testing/s3-server.ts'
import { startScriptedProvider, testApiKey } from '../apps/server/src/testing/scripted-provider.ts'
import { openFaultyLine } from './faulty-line.ts'
import type { Random } from './seeded-random.ts'

const httpFailure = 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'
const smtpFailure = '421 4.3.2 try later\r\n'

/** A bucket, a mail server and an AI provider on this machine, and the settings of a server that uses them over bad lines. */
export async function openNeighbors(random: Random) {
  const bucket = await startS3Server()
  const mail = await openSmtpServer()
  const ai = await startScriptedProvider(writesQuestions)
  const lines = {
    bucket: await openFaultyLine(bucket.config.endpoint ?? '', httpFailure, random),
    'mail server': await openFaultyLine(mail.url, smtpFailure, random),
    'AI provider': await openFaultyLine(ai.baseUrl, httpFailure, random),
  }
  return {
    lines,
    receivedMails: () => mail.received.length,
    settings: {
      S3_BUCKET: bucket.config.bucket,
      S3_ENDPOINT: lines.bucket.address,
      S3_ACCESS_KEY_ID: bucket.config.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.config.secretAccessKey,
      S3_FORCE_PATH_STYLE: '1',
      SMTP_URL: lines['mail server'].address,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'test-model',
      AI_API_KEY: testApiKey,
      AI_BASE_URL: `${lines['AI provider'].address}/v1`,
      AI_TIMEOUT_SECONDS: '5',
    },
    async close() {
      for (const line of Object.values(lines)) await line.close()
      await bucket.stop()
      await mail.stop()
      await ai.stop()
    },
  }
}
