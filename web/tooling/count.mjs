// Reads the JSON report of vitest or Playwright and prints "PASSED FAILED".
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (report.stats) {
  // Errors outside a test (a file that cannot be read) count as one failure each.
  const { expected, unexpected, flaky } = report.stats;
  console.log(expected, unexpected + flaky + report.errors.length);
} else {
  const broken = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  console.log(report.numPassedTests, report.numFailedTests + broken);
}
