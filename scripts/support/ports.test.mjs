import net from "node:net";
import getPort, { clearLockedPorts } from "get-port";
import { requireFreePorts } from "./ports.mjs";
import { settingsFrom } from "./settings.mjs";

describe("requireFreePorts", () => {
  it("names the variable of a port that is taken", async () => {
    const [sitePort, providerPort] = [await getPort(), await getPort()];
    const settings = settingsFrom(
      { PORT: String(sitePort), PROVIDER_PORT: String(providerPort) },
      "production",
    );
    clearLockedPorts();
    await expect(requireFreePorts(settings)).resolves.toBeUndefined();

    clearLockedPorts();
    const server = net.createServer().listen(providerPort);
    await expect(requireFreePorts(settings)).rejects.toThrow(
      `Port ${providerPort} is in use. Stop the program that uses it, or set PROVIDER_PORT to a free port`,
    );
    await new Promise((resolve) => server.close(resolve));
  });
});
