interface Download {
  name: string;
  text: Promise<string>;
}

export function watchDownloads(): Download[] {
  const files: Download[] = [];
  beforeEach(() => {
    files.length = 0;
    let blob = new Blob();
    URL.createObjectURL = (made) => {
      blob = made as Blob;
      return 'blob:made';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, text: blob.text() });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return files;
}
