jest.setTimeout(1_800_000);
