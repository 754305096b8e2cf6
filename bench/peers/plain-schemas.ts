const text = { type: 'string' } as const
const texts = { type: 'array', items: text } as const
const uuid = { type: 'string', format: 'uuid' } as const

const project = {
  _id: text,
  title: text,
  description: text,
  price: { type: 'number' },
  category: text,
  image: text,
  requiredSkills: texts,
  deadline: text,
  minimumLevel: { type: ['string', 'null'] },
  status: text,
  proposals: { type: 'integer' },
  createdBy: text,
  createdAt: text,
  myProposalId: text,
}

export const listSchema = {
  querystring: {
    type: 'object',
    properties: {
      search: { type: 'string', maxLength: 200, default: '' },
      category: { type: 'string', maxLength: 60, default: 'All Projects' },
      limit: { type: 'integer', minimum: 1, maximum: 100, default: 24 },
      counts: { enum: ['yes', 'no'], default: 'yes' },
    },
  },
  response: {
    200: {
      type: 'object',
      properties: {
        projects: { type: 'array', items: { type: 'object', properties: project } },
        total: { type: 'integer' },
        totalIsCapped: { type: 'boolean' },
        categories: { type: 'object', additionalProperties: { type: 'integer' } },
        nextCursor: { type: ['string', 'null'] },
      },
    },
  },
}

export const oneSchema = {
  params: { type: 'object', properties: { id: uuid } },
  response: {
    200: {
      type: 'object',
      properties: {
        ...project,
        client: { type: 'object', properties: { _id: text, name: text } },
        allowedMoves: texts,
      },
    },
  },
}

export const createSchema = {
  body: {
    type: 'object',
    required: ['title', 'description', 'price', 'requiredSkills', 'deadline'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 200 },
      description: { type: 'string', minLength: 1, maxLength: 20_000 },
      price: { type: 'number', exclusiveMinimum: 0, maximum: 10_000_000 },
      category: { type: ['string', 'null'], maxLength: 60 },
      requiredSkills: {
        type: 'array',
        minItems: 1,
        maxItems: 30,
        items: { type: 'string', minLength: 1, maxLength: 60 },
      },
      deadline: { type: 'string', format: 'date-time' },
    },
  },
  response: { 201: { type: 'object', properties: project } },
}
