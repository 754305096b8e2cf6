import { idempotencyKeptHours, pageSize, pageSizeMaximum } from '@guildhall/contract'
import { writes } from '../platform/limits/rate-limits.rules.ts'

const [perMinute] = writes.windows

export const introduction = `
The Guildhall API is what our own pages use. You can post a project, propose on one, accept, deliver and approve with it.
Requests and answers are JSON, times are ISO 8601 in UTC, and amounts are US dollars with at most two decimals.

In the examples \`$GUILDHALL\` is the address of this server and \`$TOKEN\` the token of your session.

\`\`\`sh
export GUILDHALL=https://your.guildhall.example
export TOKEN=$(curl -s -X POST "$GUILDHALL/auth/login" \\
  -H "Content-Type: application/json" \\
  -d '{ "email": "maren@example.com", "password": "…" }' \\
  | jq -r .token)
\`\`\`

## Authentication

Sign up or sign in, and send the \`token\` of the answer with each call. A session ends when you sign out or when it has not
been used for a long time; the call is then refused with 401, and you sign in again.

\`\`\`http
Authorization: Bearer Zx3v0t8mYp1qk7Jw9cRr5uTn2aLd6sGf4hEb
\`\`\`

Calls that need no session say so. Projects, proposals and deliveries carry \`allowedMoves\`: what you may do with them now.

## Errors

Every failure has the same shape, whatever went wrong. Show \`message\` to people and let programs read \`code\`: codes are
stable, sentences may be reworded. \`error\` repeats the message. \`details\` is there when fields are at fault.

\`\`\`json
{
  "error": "Title is required.",
  "message": "Title is required.",
  "code": "request.invalid",
  "details": [{ "path": "title", "message": "Title is required." }]
}
\`\`\`

- **400** The request is not valid.
- **401** There is no session, or it has ended.
- **403** You are not allowed to do this.
- **404** There is no such thing, or you are not allowed to see it.
- **409** It conflicts with the current state. Read it again.
- **413**, **415** A body or file is too large, or of a type we do not take.
- **422** An idempotency key was sent with another request before.
- **429** Too many requests. Wait for as long as \`Retry-After\` says.
- **5XX** Our fault. \`requestId\`, where present, helps us to find out why.

## Idempotency

A call that creates something, edits it or moves a status accepts an \`Idempotency-Key\`: a text of your own, such as a UUID,
made for one act. If the connection breaks, send the call again with the same key and body. It happens once, and you get the first answer
again. We keep answers for ${idempotencyKeptHours} hours. The same key with another body is refused with 422.

\`\`\`http
Idempotency-Key: 5f2c1d0e-7a4b-4c8f-9d21-3e6b8a90c1f4
\`\`\`

## Pagination

Lists give ${pageSize} entries unless you ask for another \`limit\`, at most ${pageSizeMaximum}. To get the next page, send
the cursor of the last one as \`cursor\`. You find it in \`nextCursor\`, or in the header \`X-Next-Cursor\` where the answer is a
plain array; \`X-Total-Count\` then says how many entries there are. No cursor means that this was the last page. A cursor
stays right while entries are added or removed.

\`\`\`http
GET /api/projects?limit=24&cursor=eyJhdCI6IjIwMzAtMDEtMzEifQ
\`\`\`

## Rate limits

An account can make ${perMinute?.max} changes a minute. What is costly, such as PDFs, signing in or making quizzes, has limits of
its own per account or address. Beyond a limit you get 429, and \`Retry-After\` tells you after how many seconds to try again.
Reading is not limited, except where a call says so. Whoever runs this server may have chosen other numbers.

## Clients

[openapi.json](/api/openapi.json) describes all of this as OpenAPI 3.1, so you can generate a typed client in most
languages. In TypeScript, with openapi-typescript and openapi-fetch:

\`\`\`ts
import createClient from 'openapi-fetch'
import type { paths } from './guildhall-api'

const api = createClient<paths>({ baseUrl: 'https://your.guildhall.example' })
const { data, error } = await api.POST('/auth/login', {
  body: { email: 'maren@example.com', password: 'three calm river stones' },
})
\`\`\`
`.trim()
