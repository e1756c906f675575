# Evaluates a formula of Homebrew without Homebrew, and prints what it names and what its `install` runs.
require "json"

class Formula
  SAID = Hash.new { |said, key| said[key] = [] }

  class << self
    %w[desc homepage url sha256 license].each { |name| define_method(name) { |text| SAID[name] = text } }
    %w[depends_on uses_from_macos].each { |name| define_method(name) { |what| SAID[name] << what } }
    def test; end
  end

  def prefix = "/prefix"
  def system(*words) = SAID["system"] << words
  def generate_completions_from_executable(*words) = SAID["completions"] << words
  def bin = Pathname.new("/prefix/bin")
  def man1 = Recorder.new

  # Takes what is written to a manual page.
  class Recorder
    def /(_) = self
    def write(_) = nil
  end
end

# The one helper of Homebrew that the formula calls.
module Utils
  def self.safe_popen_read(*) = ""
end

require "pathname"
load ARGV[0]
OrientationDocs.new.install
puts JSON.generate(Formula::SAID)
