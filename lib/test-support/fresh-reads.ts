/**
 * Fails each test of the surrounding block in which a read failed. Without it, the last good value of an earlier
 * test would stand in for an answer that was not understood.
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
