/**
 * Fails each test of the surrounding block in which a read failed. Otherwise an earlier test's last good value would
 * hide an answer that was not understood.
 */
export function expectFreshReads(): void {
  let errors: jest.SpyInstance;
  beforeEach(() => {
    errors = jest.spyOn(console, "error").mockReturnValue();
  });
  afterEach(() => {
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });
}
