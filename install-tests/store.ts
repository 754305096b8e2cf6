/** `node store.ts FOLDER BUCKET KEY SECRET`: a store that speaks S3 on port 7070. */
import S3rver from 's3rver'
import AWSAccount from 's3rver/lib/models/account.js'

const [, , directory = '', bucket = '', key = '', secret = ''] = process.argv
new AWSAccount(123_456_789_001, 'Guildhall').createKeyPair(key, secret)
const server = new S3rver({
  port: 7070,
  address: '0.0.0.0',
  silent: true,
  directory,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
})
await server.run()
