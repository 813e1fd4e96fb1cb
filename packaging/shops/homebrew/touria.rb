cask "touria" do
  version "{{.Version}}"
  sha256 "{{sum "macos.zip"}}"

  url "{{url "macos.zip"}}"
  name "Touria"
  desc "{{.Summary}}"
  homepage "{{.Home}}"

  depends_on macos: ">= :monterey"

  app "Touria.app"

  zap trash: "~/Library/Application Support/Touria"
end
