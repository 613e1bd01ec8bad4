import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A script that a page brings later is compiled when a test first asks for it, which may take a busy machine a second.
configure({ asyncUtilTimeout: 4000 });
