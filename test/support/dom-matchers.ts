import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// On a busy machine, compiling a lazily loaded script can take a second.
configure({ asyncUtilTimeout: 4000 });
