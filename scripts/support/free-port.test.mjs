import net from "node:net";
import { freePort, requireFreePorts } from "./free-port.mjs";
import { settingsFrom } from "./settings.mjs";

describe("requireFreePorts", () => {
  it("names the variable of a port that is taken", async () => {
    const [sitePort, providerPort] = [await freePort(), await freePort()];
    const settings = settingsFrom(
      { PORT: String(sitePort), PROVIDER_PORT: String(providerPort) },
      "production",
    );
    await expect(requireFreePorts(settings)).resolves.toBeUndefined();

    const server = net.createServer().listen(providerPort);
    await expect(requireFreePorts(settings)).rejects.toThrow(
      `Port ${providerPort} is in use: stop what listens there, or set PROVIDER_PORT to a free port`,
    );
    await new Promise((resolve) => server.close(resolve));
  });
});
