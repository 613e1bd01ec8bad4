// Deep tests end by their numbers, however busy the machine is; this limit ends a test that hangs.
jest.setTimeout(1_800_000);
