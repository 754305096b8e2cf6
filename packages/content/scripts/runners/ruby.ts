import { drivenBy } from './script-driver.ts'

/** A fork for each program: classes and constants of one must not be there for the next. */
export const runRuby = drivenBy(
  'ruby',
  'driver.rb',
  `
require 'json'
def output_of(text)
  File.write('program.rb', text)
  reader, writer = IO.pipe
  child = fork do
    reader.close
    $stdout.reopen(writer)
    $stderr.reopen(File::NULL)
    begin
      load './program.rb'
    rescue Exception => error
      print "\\nthrows #{error.class}"
    end
    $stdout.flush
    exit!(0)
  end
  writer.close
  output = reader.read
  reader.close
  Process.wait(child)
  output
end
printed = JSON.parse(File.read('programs.json')).map do |text|
  output_of(text).split("\\n").map(&:strip).reject(&:empty?).join(' ')
end
File.write('printed.json', JSON.generate(printed))
`,
)
