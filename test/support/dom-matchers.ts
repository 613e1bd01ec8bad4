import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A script that a page loads later is compiled at its first use, which may take a busy machine a second.
configure({ asyncUtilTimeout: 4000 });
