import { chownSync, cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  type Cmd,
  type Copy,
  DockerfileParser,
  type Env,
  type From,
  type Healthcheck,
  type Instruction,
  type JSONInstruction,
} from 'dockerfile-ast'
import { listContext } from './dockerignore.ts'
import { type Place, run } from './guildhall.ts'
import { checkout, isRoot, linkTree, type Person } from './machine.ts'

/** What a Dockerfile leaves: a folder that stands for the image's root, and how to run what is in it. */
export type Image = {
  /** `node:24-slim` and the like. */
  base: string
  root: string
  workdir: string
  env: Record<string, string>
  user: { uid: number; gid: number } | undefined
  volumes: string[]
  command: string[]
  healthcheck: string[]
}

/**
 * Carries out every step of the checkout's Dockerfile below `scratch`, without a container engine: COPY copies files,
 * honoring .dockerignore; RUN is a shell in the stage's folder, as `builder`, whose environment stands for the base image.
 * Users count only when we are root. Absolute paths mean something to COPY, WORKDIR and VOLUME, not inside a RUN.
 * Throws at a step that fails, and at an instruction or a flag it does not know.
 */
export async function buildImage(scratch: string, builder: Omit<Place, 'folder'>): Promise<Image> {
  const context = listContext(checkout)
  const stages = new Map<string, Image>()
  const steps = DockerfileParser.parse(readFileSync(path.join(checkout, 'Dockerfile'), 'utf8')).getInstructions()
  let image: Image | undefined
  for (const step of steps) {
    if (step.getKeyword() === 'FROM') image = begin(step as From)
    else if (image) await carryOut(step, image)
  }
  if (!image) throw new Error('the Dockerfile has no stage')
  return image

  function begin(from: From): Image {
    const base = from.getImage() ?? ''
    const root = path.join(scratch, `stage-${stages.size}`)
    const parent = stages.get(base)
    mkdirSync(root)
    if (parent) cpSync(parent.root, root, { recursive: true, verbatimSymlinks: true })
    const blank = { base, workdir: '/', env: {}, user: undefined, volumes: [], command: [], healthcheck: [] }
    const stage = { ...(parent ? structuredClone(parent) : blank), root }
    stages.set(from.getBuildStage() ?? root, stage)
    return stage
  }

  async function carryOut(step: Instruction, stage: Image) {
    const words = step.getArguments().map((word) => word.getValue())
    switch (step.getKeyword()) {
      case 'WORKDIR':
        stage.workdir = path.posix.resolve(stage.workdir, words[0] ?? '')
        mkdirSync(path.join(stage.root, stage.workdir), { recursive: true })
        return
      case 'ENV':
        for (const property of (step as Env).getProperties()) stage.env[property.getName()] = property.getValue() ?? ''
        return
      case 'USER':
        stage.user = idsOf(words[0] ?? '')
        return
      case 'VOLUME':
        stage.volumes.push(...words)
        return
      case 'EXPOSE':
        return
      case 'COPY':
        return copy(step as Copy, words, stage)
      case 'RUN':
        return runStep(step as JSONInstruction, stage)
      case 'CMD':
        stage.command = stringsOf(step as Cmd)
        return
      case 'HEALTHCHECK':
        stage.healthcheck = healthcheckOf(step as Healthcheck)
        return
      default:
        throw new Error(`unknown instruction ${step.getKeyword()}`)
    }
  }

  function copy(step: Copy, words: string[], stage: Image) {
    const flags = flagsOf(step, ['from', 'chown'])
    const owner = flags.chown === undefined ? undefined : idsOf(flags.chown)
    const [destination = '', ...sources] = words.toReversed()
    const to = path.join(stage.root, path.posix.resolve(stage.workdir, destination))
    const intoFolder = destination.endsWith('/')
    if (sources.length > 1 && !intoFolder) throw new Error(`${destination} of several files must end with /`)
    for (const source of sources) {
      if (flags.from !== undefined) copyFromStage(flags.from, source, to)
      else copyFromContext(source, to, intoFolder)
    }
    // Only an empty folder is given away so far; a tree would have to be walked.
    if (owner && isRoot) chownSync(to, owner.uid, owner.gid)
  }

  function copyFromStage(name: string, source: string, to: string) {
    const from = path.join(stages.get(name)?.root ?? `no stage ${name}`, source)
    if (!statSync(from).isDirectory()) throw new Error(`cannot copy the file ${source} from a stage`)
    linkTree(from, to) // no stage writes to the files of another
  }

  function copyFromContext(source: string, to: string, intoFolder: boolean) {
    const files = context.filter((file) => file === source || file.startsWith(`${source}/`))
    if (files.length === 0) throw new Error(`${source} is not in the build context`)
    for (const file of files) {
      const below = file === source ? (intoFolder ? path.basename(file) : '') : path.relative(source, file)
      cpSync(path.join(checkout, file), path.join(to, below))
    }
  }

  async function runStep(step: JSONInstruction, stage: Image) {
    flagsOf(step, ['mount']) // a cache of npm; the machine's own stands in for it
    const place = { ...builder, folder: path.join(stage.root, stage.workdir) }
    const script = step.getArgumentsContent() ?? ''
    const process = run(place, '/bin/sh', ['-c', script], stage.env)
    if ((await process.exit) !== 0) throw new Error(`RUN ${script}\n${process.output()}`)
  }
}

function flagsOf(step: JSONInstruction, known: string[]): Record<string, string> {
  const flags = step.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? ''] as const)
  const unknown = flags.find(([name]) => !known.includes(name))
  if (unknown) throw new Error(`unknown flag --${unknown[0]}`)
  return Object.fromEntries(flags)
}

const stringsOf = (step: JSONInstruction) => step.getJSONStrings().map((text) => text.getJSONValue())

function healthcheckOf(step: Healthcheck): string[] {
  const [command] = DockerfileParser.parse(`FROM scratch\n${step.getRawArgumentsContent()}`).getCMDs()
  if (!command) throw new Error('HEALTHCHECK has no CMD')
  return stringsOf(command)
}

/** Names are the base image's, which is not here. */
function idsOf(user: string) {
  const [, uid, gid] = /^(\d+):(\d+)$/.exec(user) ?? []
  if (!uid || !gid) throw new Error(`${user} should be a user's and a group's number`)
  return { uid: Number(uid), gid: Number(gid) }
}

/** Where and as whom the image's programs run, with nothing in the environment but the image's and what `env` adds. */
export function placeIn(image: Image, builder: Omit<Place, 'folder'>, env: NodeJS.ProcessEnv = {}): Place {
  const { uid, gid } = image.user ?? builder.person
  const person: Person = { ...builder.person, uid, gid }
  const folder = path.join(image.root, image.workdir)
  const PATH = [path.join(image.root, 'usr', 'local', 'bin'), builder.env.PATH].join(path.delimiter)
  return { folder, person, env: { PATH, HOME: '/nonexistent', ...image.env, ...env } }
}
