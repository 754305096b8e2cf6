/** Parse Server with projects as a class: fields checked by its schema, the client set by cloud code. */
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { findFreePort } from '../../apps/server/src/platform/embedded-postgres/server-process.ts'

type Parse = {
  ParseServer: new (options: object) => { start(): Promise<unknown>; app: RequestListener }
}
type ParseObject = { get(key: string): unknown; set(key: string, value: unknown): void; isNew(): boolean }
type Cloud = {
  Cloud: {
    beforeSave(
      className: string,
      handler: (request: { object: ParseObject; user: unknown }) => void,
      validation: object,
    ): void
  }
}
type Express = () => RequestListener & { use(path: string, app: RequestListener): void }

const { DATABASE_URL, PEERS_FOLDER = '' } = process.env
const requirePeer = createRequire(path.join(PEERS_FOLDER, 'package.json'))
const { ParseServer } = requirePeer('parse-server') as Parse
const express = requirePeer('express') as Express

const port = await findFreePort()
const signedIn = { requiresAuthentication: true }
const text = { type: 'String' }
const server = new ParseServer({
  appId: 'bench',
  masterKey: 'not used',
  serverURL: `http://127.0.0.1:${port}/parse`,
  databaseURI: `${DATABASE_URL}?max=20`,
  allowClientClassCreation: false,
  silent: true,
  logsFolder: null,
  cloud(parse: Cloud) {
    parse.Cloud.beforeSave(
      'Project',
      ({ object, user }) => {
        if (!object.isNew()) return
        object.set('createdBy', user)
        object.set('status', 'active')
        object.set('proposals', 0)
        object.set('skillsText', (object.get('requiredSkills') as string[]).join(' '))
      },
      { requireUser: true },
    )
  },
  schema: {
    definitions: [
      {
        className: 'Project',
        fields: {
          title: { ...text, required: true },
          description: { ...text, required: true },
          price: { type: 'Number', required: true },
          category: text,
          image: text,
          requiredSkills: { type: 'Array', required: true },
          skillsText: text,
          deadline: { type: 'Date', required: true },
          status: text,
          proposals: { type: 'Number' },
          createdBy: { type: 'Pointer', targetClass: '_User' },
        },
        classLevelPermissions: {
          find: signedIn,
          count: signedIn,
          get: signedIn,
          create: signedIn,
          update: {},
          delete: {},
          addField: {},
        },
      },
    ],
  },
})
await server.start()
const app = express()
app.use('/parse', server.app)
const listening = createServer(app).listen(port, '127.0.0.1', () => {
  process.send?.((listening.address() as AddressInfo).port)
})
process.on('disconnect', () => process.exit(0))
