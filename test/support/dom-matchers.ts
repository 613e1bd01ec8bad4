import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Compiling a lazily loaded script can take a second on a busy machine.
configure({ asyncUtilTimeout: 4000 });
