import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { guildhallApi } from './apis.ts'
import { ask } from './load.ts'
import type { Outcome } from './outcome.ts'
import type { Person } from './people.ts'
import { type RunningServer, residentBytes } from './servers.ts'
import { megabytes, verdict } from './tables.ts'

const uploaders = 10
const targetMb = 30
const uploadBytes = 50 * 1_024 * 1_024
const sampleEveryMs = 20
const boundary = 'the-end-of-a-part'
const pdf = { start: Buffer.from('%PDF-1.7\n'), end: Buffer.from('\n%%EOF\n'), filler: Buffer.alloc(64 * 1_024, 'x ') }

/** How much the server's memory grows. A small upload first loads the code that all of them need. */
export async function measureUploads(
  server: RunningServer,
  databaseUrl: string,
  people: readonly Person[],
): Promise<Outcome> {
  const deliveries = await insertAccepted(databaseUrl, people.slice(0, uploaders + 1))
  const send = ({ person, proposalId }: Delivery, bytes: number) => upload(server.port, person.token, proposalId, bytes)
  const [first, ...others] = deliveries
  if (!first || others.length < uploaders) throw new Error(`there are not ${uploaders} people to upload`)
  await send(first, pdf.filler.length * 2)
  await pause(1_000)

  const beforeBytes = residentBytes(server.pid)
  let peakBytes = beforeBytes
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(server.pid))
  }, sampleEveryMs)
  const started = performance.now()
  try {
    await Promise.all(others.map((delivery) => send(delivery, uploadBytes)))
  } finally {
    clearInterval(sampling)
  }
  const seconds = (performance.now() - started) / 1_000
  await checkStored(server, others)
  const growthMb = (peakBytes - beforeBytes) / 2 ** 20
  return {
    headlines: [
      [
        `Memory, ${uploaders} uploads of ${megabytes(uploadBytes)}`,
        `under ${targetMb} MB more`,
        `**${growthMb.toFixed(0)} MB**`,
        verdict(targetMb / growthMb),
      ],
    ],
    section: `## Memory while files are uploaded

${uploaders} people upload a PDF of ${megabytes(uploadBytes)} each at the same time, in ${seconds.toFixed(1)} s. The server, freshly started, grows from
${megabytes(beforeBytes)} to ${megabytes(peakBytes)} at most.`,
  }
}

type Delivery = { person: Person; proposalId: string }

async function insertAccepted(databaseUrl: string, people: readonly Person[]): Promise<Delivery[]> {
  const connection = new pg.Client(databaseUrl)
  await connection.connect()
  try {
    const { rows } = await connection.query<{ id: string; freelancer_id: string }>(
      `with chosen as (
         update projects set status = 'in_progress', proposal_count = proposal_count + 1 where id in (
           select id from projects where proposal_count = 0 and status = 'active' and client_id <> all($1::uuid[])
           order by id desc limit cardinality($1::uuid[])
         ) returning id, client_id, title, price_cents, required_skills
       ), numbered as (select *, row_number() over () as place from chosen
       ), hired as (
         insert into proposals (project_id, client_id, freelancer_id, message, bid_cents, skills, status, accepted_at)
         select id, client_id, ($1::uuid[])[place], 'I begin today.', price_cents, required_skills, 'accepted', now() from numbered
         returning id, project_id, freelancer_id
       ), contracted as (
         insert into contracts (proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills,
           amount_cents, fee_bps, created_at)
         select hired.id, project_id, client_id, freelancer_id, title, 'Words', required_skills, price_cents, 1000, now()
         from hired join chosen on chosen.id = project_id
       ) select id, freelancer_id from hired`,
      [people.map(({ id }) => id)],
    )
    return rows.flatMap((row) => {
      const person = people.find(({ id }) => id === row.freelancer_id)
      return person ? [{ person, proposalId: row.id }] : []
    })
  } finally {
    await connection.end()
  }
}

async function upload(port: number, token: string, proposalId: string, bytes: number) {
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="result.pdf"\r\n` +
      'content-type: application/pdf\r\n\r\n',
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/proposals/${proposalId}/deliverables`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + bytes + tail.length,
    },
  })
  const answered = once(sending, 'response')
  for (const chunk of [head, ...pdfOf(bytes), tail]) if (!sending.write(chunk)) await once(sending, 'drain')
  sending.end()
  const [response] = await answered
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  if (response.statusCode !== 201) throw new Error(`an upload was answered with ${response.statusCode}: ${text}`)
}

function* pdfOf(bytes: number) {
  yield pdf.start
  for (let left = bytes - pdf.start.length - pdf.end.length; left > 0; left -= pdf.filler.length) {
    yield pdf.filler.subarray(0, left)
  }
  yield pdf.end
}

async function checkStored({ port }: RunningServer, deliveries: readonly Delivery[]) {
  for (const { person, proposalId } of deliveries) {
    const path = `/api/proposals/${proposalId}/deliverables`
    const text = await ask({ port, people: [guildhallApi.sayWho(person.token)] }, { method: 'GET', path })
    if (!text.includes(String(uploadBytes))) throw new Error(`not stored as it was sent: ${text}`)
  }
}
