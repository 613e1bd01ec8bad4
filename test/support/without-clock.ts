// Deep tests end by their numbers, however busy the machine is; this is for what hangs.
jest.setTimeout(1_800_000);
