/** Takes whatever is sent to it, as a collector of OpenTelemetry does, and tells how many bytes that was. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

let bytes = 0
const server = createServer(async (request, response) => {
  for await (const chunk of request) bytes += (chunk as Buffer).length
  response.setHeader('content-type', 'application/json').end('{}')
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('message', () => process.send?.({ bytes }))
