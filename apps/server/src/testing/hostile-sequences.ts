import { livePath } from '@guildhall/contract'

/** Sent once, and then `drip` again and again until the connection ends. */
type Sequence = { what: string; send: string; drip?: string }

const head = (line: string, ...headers: string[]) => `${[line, 'host: localhost', ...headers].join('\r\n')}\r\n\r\n`
const upgradeTo = (word: string) => ['connection: Upgrade', `upgrade: ${word}`]
const webSocket = [
  ...upgradeTo('websocket'),
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
]
const json = 'content-type: application/json'
const live = `GET ${livePath}/?EIO=4&transport=websocket`

export const plainRequest = head('GET /healthz HTTP/1.1')
export const liveUpgrade = head(`${live} HTTP/1.1`, ...webSocket)
export const declinedUpgrade = (word: string, path = '/healthz') => head(`GET ${path} HTTP/1.1`, ...upgradeTo(word))
export const upgradeWithBody = (word: string, body: string) =>
  head('POST /auth/login HTTP/1.1', json, `content-length: ${body.length}`, ...upgradeTo(word)) + body
/** Its client reads nothing. */
export const longAnswers = head('GET /api/openapi.json HTTP/1.1').repeat(20)

export const hostileSequences: Sequence[] = [
  { what: 'nothing', send: '' },
  { what: 'empty lines', send: '\r\n', drip: '\r\n' },
  { what: 'half a head', send: 'GET /healthz HTTP/1.1\r\nhost: lo' },
  { what: 'a head byte by byte', send: 'GET /healthz HTTP/1.1\r\nx: ', drip: 'x' },
  { what: 'a body that stops', send: `${head('POST /auth/login HTTP/1.1', json, 'content-length: 20000')}{` },
  { what: 'a body byte by byte', send: head('POST /auth/login HTTP/1.1', json, 'content-length: 20000'), drip: ' ' },
  {
    what: 'an endless extension of a chunk',
    send: `${head('POST /auth/login HTTP/1.1', json, 'transfer-encoding: chunked')}1;`,
    drip: 'x',
  },
  {
    what: 'a body after an expectation that is refused',
    send: head('POST /auth/login HTTP/1.1', 'expect: magic', 'content-length: 20000'),
    drip: ' ',
  },
  { what: 'a body for the live address', send: head(`POST ${livePath}/ HTTP/1.1`, 'content-length: 20000'), drip: ' ' },
  { what: 'an upgrade to h2c', send: declinedUpgrade('h2c') },
  {
    what: 'an upgrade to h2c with a body',
    send: head('POST /auth/login HTTP/1.1', json, 'content-length: 9', ...upgradeTo('h2c')),
    drip: ' ',
  },
  { what: 'an upgrade to a made-up word at the live address', send: head(`${live} HTTP/1.1`, ...upgradeTo('magic')) },
  { what: 'a WebSocket elsewhere', send: head('GET /elsewhere HTTP/1.1', ...webSocket) },
  { what: 'a WebSocket without a key', send: head(`${live} HTTP/1.1`, ...upgradeTo('websocket')) },
  { what: 'a WebSocket of an unknown session', send: head(`${live}&sid=unknown HTTP/1.1`, ...webSocket) },
  { what: 'a WebSocket that says nothing', send: liveUpgrade },
  { what: 'a WebSocket whose frame never ends', send: `${liveUpgrade}\x81\xfe\x10\x00\x00\x00\x00\x00`, drip: 'x' },
  { what: 'a WebSocket that closes and stays', send: `${liveUpgrade}\x88\x80\x00\x00\x00\x00` },
  { what: 'a WebSocket behind another request', send: plainRequest + liveUpgrade },
  { what: 'a WebSocket behind answers that nobody reads', send: longAnswers + liveUpgrade, drip: '\r\n' },
  { what: 'a tunnel', send: 'CONNECT localhost:80 HTTP/1.1\r\nhost: localhost\r\n\r\n', drip: 'x' },
  { what: 'a preface of HTTP/2', send: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', drip: 'x' },
  { what: 'a request line without an end', send: `GET /${'x'.repeat(100_000)}`, drip: 'x' },
]
