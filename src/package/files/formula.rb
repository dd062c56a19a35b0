class Geocoder < Formula
  desc "{{summary}}"
  homepage "{{homepage}}"
  version "{{version}}"
  license "Apache-2.0"

  on_macos do
    on_arm do
      url "{{homepage}}/releases/download/v{{version}}/{{arm_mac}}"
      sha256 "{{arm_mac_sum}}"
    end
    on_intel do
      url "{{homepage}}/releases/download/v{{version}}/{{intel_mac}}"
      sha256 "{{intel_mac_sum}}"
    end
  end
  on_linux do
    on_arm do
      url "{{homepage}}/releases/download/v{{version}}/{{arm_linux}}"
      sha256 "{{arm_linux_sum}}"
    end
    on_intel do
      url "{{homepage}}/releases/download/v{{version}}/{{intel_linux}}"
      sha256 "{{intel_linux_sum}}"
    end
  end

  def install
    bin.install Dir["geocoder-*"].first => "geocoder"
    generate_completions_from_executable(bin/"geocoder", "completion")
    (man1/"geocoder.1").write Utils.safe_popen_read(bin/"geocoder", "manual")
  end

  test do
    assert_match "Boulder", shell_output("#{bin}/geocoder geocode Boulder --offline")
  end
end
